import { useT } from '@plinth/i18n/react';
import { toast } from '@plinth/ui';
import { useState } from 'react';
import { useCanvas } from '../canvas/canvas-context.ts';
import { NameDialog } from '../palette/name-dialog.tsx';
import { useSession } from '../session/context.ts';
import { useServices } from '../session/services.ts';
import { selectedBlock } from './selected-block.ts';

/** Keeps what is selected as a block of the owner's. */
export function SaveBlockDialog({ onClose }: { readonly onClose: () => void }) {
  const t = useT();
  const session = useSession();
  const canvas = useCanvas();
  const { ports } = useServices();
  const [document] = useState(() => selectedBlock(session));
  const close = () => {
    onClose();
    canvas?.window.focus();
  };
  const save = async (name: string) => {
    if (!document) return;
    const block = await ports.saveBlock({ name, document });
    session.ui.setState(({ blockChanges }) => ({ blockChanges: blockChanges + 1 }));
    toast(t('EDITOR.BLOCKS.SAVED', { name: block.name }));
    close();
  };
  return (
    <NameDialog
      title={t('EDITOR.COMMAND.SAVE_BLOCK')}
      label={t('EDITOR.BLOCKS.NAME')}
      hint={t('EDITOR.BLOCKS.KEEP_HINT')}
      failure={t('EDITOR.BLOCKS.NOT_SAVED')}
      save={save}
      onClose={close}
    />
  );
}
