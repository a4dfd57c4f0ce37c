import { useT } from '@plinth/i18n/react';
import { toast } from '@plinth/ui';
import { useState } from 'react';
import { useCanvas } from '../../canvas/frame/canvas-context.ts';
import { addPreset } from '../../core/design/design-commands.ts';
import { useDesign } from '../../core/design/design-context.ts';
import { presetSource } from '../../core/design/preset-commands.ts';
import { useSession } from '../../core/session/context.ts';
import { useReport } from '../../core/steps/use-report.ts';
import { NameDialog } from '../fields/name-dialog.tsx';

/** Makes the selected widget's style a preset for its widget type. */
export function SavePresetDialog({ onClose }: { readonly onClose: () => void }) {
  const t = useT();
  const session = useSession();
  const design = useDesign();
  const canvas = useCanvas();
  const report = useReport();
  const [node] = useState(() => presetSource(session));
  const close = () => {
    onClose();
    canvas?.focus();
  };
  const save = async (name: string) => {
    if (!node) return;
    const { presets } = design.store.getState();
    const current = node.properties.preset ?? 'default';
    const preset = presets.find(
      ({ class_name, widget_name }) => class_name === current && widget_name === node.widget,
    );
    report(addPreset(session, { presets }, { id: node.id, node, preset: preset ?? null, name }));
    toast(t('EDITOR.PRESET.ADDED', { name }));
    close();
  };
  return (
    <NameDialog
      title={t('EDITOR.COMMAND.SAVE_PRESET')}
      label={t('EDITOR.PRESET.NAME')}
      hint={t('EDITOR.PRESET.HINT')}
      failure={t('COMMON.MESSAGES.UPDATE_ERROR')}
      save={save}
      onClose={close}
    />
  );
}
