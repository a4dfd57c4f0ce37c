import { useT } from '@plinth/i18n/react';
import { toast } from '@plinth/ui';
import { useState } from 'react';
import { useCanvas } from '../../canvas/frame/canvas-context.ts';
import { useDesign } from '../../core/design/design-context.ts';
import { presetSource } from '../../core/design/preset-commands.ts';
import { useSavePreset } from '../../core/design/use-save-preset.ts';
import { useSession } from '../../core/session/context.ts';
import { useServices } from '../../core/session/services.ts';
import { NameDialog } from '../fields/name-dialog.tsx';

/** Saves the selected widget's style as a preset for its widget type. */
export function SavePresetDialog({ onClose }: { readonly onClose: () => void }) {
  const t = useT();
  const session = useSession();
  const design = useDesign();
  const canvas = useCanvas();
  const { ports } = useServices();
  const savePreset = useSavePreset();
  const [node] = useState(() => presetSource(session));
  const close = () => {
    onClose();
    canvas?.window.focus();
  };
  const save = async (name: string) => {
    if (!node) return;
    const presets = await ports.design.presets(node.widget);
    const current = node.properties.preset ?? 'default';
    const preset = presets.find(({ class_name }) => class_name === current) ?? null;
    await savePreset({ id: node.id, node, preset, name });
    await design.refresh();
    toast(t('EDITOR.PRESET.SAVED', { name }));
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
