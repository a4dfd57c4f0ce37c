import { Modal } from '@mantine/core';
import { useT } from '@plinth/i18n/react';
import type { NodeId } from '@plinth/model';
import { announce } from '@plinth/ui';
import type { Editor } from '@tiptap/core';
import { createContext, use, useState } from 'react';
import { insertIcon, partAtCaret } from '../../canvas/text/insert.ts';
import { IconPicker } from '../fields/icons/icon-picker.tsx';
import { iconLabel } from '../fields/icons/search-icons.ts';
import { AnchorDialog } from './anchor-dialog.tsx';
import { ImageFields, imageAtCaret } from './image-fields.tsx';
import { SourceDialog } from './source-dialog.tsx';

type TextDialog = 'anchor' | 'icon' | 'image' | 'source';

/** Opens a dialog about the text. It stays open when the menu that it was chosen from closes. */
export const TextDialogContext = createContext<(dialog: TextDialog) => void>(() => undefined);

export const useTextDialog = () => use(TextDialogContext);

type TextDialogsProps = {
  readonly id: NodeId;
  readonly editor: Editor;
  readonly open: TextDialog | null;
  readonly onClose: () => void;
};

export function TextDialogs({ id, editor, open, onClose }: TextDialogsProps) {
  const close = () => {
    onClose();
    editor.commands.focus();
  };
  if (open === 'icon') return <IconDialog editor={editor} onClose={close} />;
  if (open === 'image') return <ImageDialog editor={editor} onClose={close} />;
  if (open === 'anchor') return <AnchorDialog editor={editor} onClose={close} />;
  return open === 'source' && <SourceDialog id={id} editor={editor} onClose={close} />;
}

/** Inserts an icon, or replaces the one at the caret. */
function IconDialog({ editor, onClose }: Pick<TextDialogsProps, 'editor' | 'onClose'>) {
  const t = useT();
  const [isOpen, setOpen] = useState(true);
  const icon = partAtCaret(editor.state, 'icon');
  const choose = (name: string) => {
    insertIcon(editor, name);
    announce(t('EDITOR.TEXT.ICON_ADDED', { name: iconLabel(name) }));
    setOpen(false);
  };
  return (
    <Modal
      opened={isOpen}
      onClose={() => setOpen(false)}
      onExitTransitionEnd={onClose}
      title={t('EDITOR.TEXT.ICON')}
      size={344}
    >
      <IconPicker value={icon && String(icon.node.attrs['data-icon'])} onChoose={choose} />
    </Modal>
  );
}

/** The settings of the image at the caret, where there is no space for them next to the toolbar. */
function ImageDialog({ editor, onClose }: Pick<TextDialogsProps, 'editor' | 'onClose'>) {
  const t = useT();
  const image = imageAtCaret(editor);
  return (
    <Modal opened={image !== null} onClose={onClose} title={t('EDITOR.TEXT.IMAGE')} size="sm">
      {image && <ImageFields editor={editor} image={image} />}
    </Modal>
  );
}
