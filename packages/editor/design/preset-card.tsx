import { Menu } from '@mantine/core';
import { useT } from '@plinth/i18n/react';
import { copyName } from '@plinth/model';
import { toast } from '@plinth/ui';
import { IconArrowBackUp, IconChecks } from '@tabler/icons-react';
import { renamePreset, resetPreset } from '../core/design/design-commands.ts';
import { useDesign } from '../core/design/design-context.ts';
import type { Preset } from '../core/design/design-store.ts';
import { applyPreset, createPreset } from '../core/design/site-preset-commands.ts';
import { useSession } from '../core/session/context.ts';
import { useReport } from '../core/steps/use-report.ts';
import { useWidgetName } from '../core/widgets/widget-name.ts';
import { PresetThumb } from '../tools/fields/preset-thumb.tsx';
import { useShownColor } from '../tools/fields/shown-color.ts';
import { usePresetUses } from '../tools/fields/use-uses.ts';
import { DeletePresetDialog } from './delete-preset-dialog.tsx';
import { PartMenu } from './part-menu.tsx';
import { PartTile } from './part-tile.tsx';

type PresetCardProps = {
  readonly preset: Preset;
  readonly isOpen: boolean;
  readonly onOpen: () => void;
};

/** Where a preset is used, and whether a theme supplied it. */
function usePresetFacts(preset: Preset): string {
  const t = useT();
  const uses = usePresetUses(preset);
  if (uses === null) return '';
  const text = t('EDITOR.USES', { count: uses });
  return preset.is_system ? t('EDITOR.STYLES.FROM_THEME', { uses: text }) : text;
}

/** A preset with its name, its uses, and its actions. */
export function PresetCard({ preset, isOpen, onOpen }: PresetCardProps) {
  const shown = useShownColor();
  const { name, class_name } = preset;
  return (
    <PartTile
      kind="preset"
      className={class_name}
      sample={
        <span className="pl-preset-card-sample" style={{ background: shown('bg') }}>
          <PresetThumb preset={preset} />
        </span>
      }
      facts={usePresetFacts(preset)}
      {...{ name, isOpen, onOpen }}
      menu={<PresetMenu preset={preset} />}
    />
  );
}

function PresetMenu({ preset }: { readonly preset: Preset }) {
  const t = useT();
  const session = useSession();
  const design = useDesign();
  const report = useReport();
  const widget = useWidgetName(preset.widget_name);
  const { name, widget_name, properties, class_name, original } = preset;
  const rename = (next: string) =>
    report(renamePreset(session, preset, next), t('EDITOR.RENAME.DONE', { name: next }));
  const duplicate = () =>
    report(
      createPreset(session, design.store.getState(), {
        ...{ name: copyName(name), widget_name, properties },
      }),
      t('COMMON.MESSAGES.DUPLICATE_SUCCESS', { name }),
    );
  const apply = () => {
    const outcome = applyPreset(session, preset);
    report(outcome);
    // Nothing here shows it.
    if (outcome.refused === null) toast(t('EDITOR.PRESETS.APPLIED', { name, widget }));
  };
  return (
    <PartMenu
      name={name}
      texts={{ rename: t('EDITOR.PRESETS.RENAME_TITLE'), name: t('EDITOR.PRESET.NAME') }}
      onRename={preset.is_system ? null : rename}
      onDuplicate={duplicate}
      deleteDialog={
        preset.is_system
          ? null
          : (onClose) => <DeletePresetDialog preset={preset} onClose={onClose} />
      }
      data-testid={`preset-menu-${class_name}`}
    >
      <Menu.Item leftSection={<IconChecks size={16} />} onClick={apply}>
        {t('EDITOR.PRESETS.APPLY')}
      </Menu.Item>
      {original !== null && (
        <Menu.Item
          leftSection={<IconArrowBackUp size={16} />}
          onClick={() => report(resetPreset(session, preset))}
        >
          {t('EDITOR.PRESET.RESET_ORIGINAL')}
        </Menu.Item>
      )}
    </PartMenu>
  );
}
