import { useT } from '@plinth/i18n/react';
import { DEFAULT_PRESET } from '@plinth/model';
import type { Preset } from '../core/design/design-store.ts';
import { deletePreset } from '../core/design/site-preset-commands.ts';
import { usePresets } from '../core/design/use-presets.ts';
import { useSession } from '../core/session/context.ts';
import { useReport } from '../core/steps/use-report.ts';
import { usePresetUses } from '../tools/fields/use-uses.ts';
import { DeleteDialog } from './delete-dialog.tsx';

type DeletePresetDialogProps = { readonly preset: Preset; readonly onClose: () => void };

/** Deletes a preset, for another one where it's used. */
export function DeletePresetDialog({ preset, onClose }: DeletePresetDialogProps) {
  const t = useT();
  const session = useSession();
  const report = useReport();
  const uses = usePresetUses(preset);
  const presets = usePresets(preset.widget_name);
  const { name, class_name } = preset;
  const all = [{ class_name: DEFAULT_PRESET, name: t('EDITOR.DEFAULT_PRESET') }, ...presets];
  const labels = new Map(all.map((each) => [each.class_name, each.name]));
  labels.delete(class_name);
  return (
    <DeleteDialog
      {...{ name, uses, onClose }}
      replacements={[...labels].map(([value, label]) => ({ value, label }))}
      onDelete={(replacement) =>
        report(
          deletePreset(session, preset, replacement),
          t('COMMON.MESSAGES.DELETE_SUCCESS', { name }),
        )
      }
    />
  );
}
