import { useT } from '@plinth/i18n/react';
import { toast } from '@plinth/ui';
import { useState } from 'react';
import { useCanvas } from '../../canvas/frame/canvas-context.ts';
import { blockChanges } from '../../core/blocks/block-changes.ts';
import { selectedBlock, selectedBlockPlaces } from '../../core/commands/selected-block.ts';
import { useSession } from '../../core/session/context.ts';
import { useServices } from '../../core/session/services.ts';
import { NameDialog } from '../fields/name-dialog.tsx';

/** Saves the selection as the owner's own block. */
export function SaveBlockDialog({ onClose }: { readonly onClose: () => void }) {
  const t = useT();
  const session = useSession();
  const canvas = useCanvas();
  const { blocks } = useServices().ports;
  const [{ document, allowed }] = useState(() => ({
    document: selectedBlock(session),
    allowed: selectedBlockPlaces(session),
  }));
  const close = () => {
    onClose();
    canvas?.focus();
  };
  const save = async (name: string) => {
    if (!document) return;
    const block = await blocks.save({ name, category: 'user_blocks', allowed, document });
    blockChanges(session).setState(({ count }) => ({ count: count + 1 }));
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
