import { Popover } from '@mantine/core';
import { useT } from '@plinth/i18n/react';
import { IconButton, keyName } from '@plinth/ui';
import { IconLink } from '@tabler/icons-react';
import type { Editor } from '@tiptap/core';
import { useCallback, useEffect, useState } from 'react';
import { chordOf } from '../../core/keyboard/chord.ts';
import { LinkForm } from './link-form.tsx';

/** Opens the link of the chosen words, also by its keys; the caret is in the text again afterwards. */
export function LinkButton({ editor }: { readonly editor: Editor }) {
  const t = useT();
  const [isOpen, setOpen] = useState(false);
  const open = useCallback(() => {
    // The caret in or after a link means all of it.
    editor.commands.extendMarkRange('link');
    setOpen(true);
  }, [editor]);
  useEffect(() => {
    const element = editor.view.dom;
    const keys = (event: KeyboardEvent) => {
      if (chordOf(event) !== 'mod+k') return;
      event.preventDefault();
      event.stopPropagation();
      open();
    };
    const close = () => setOpen(false);
    element.addEventListener('keydown', keys);
    editor.on('focus', close);
    return () => {
      element.removeEventListener('keydown', keys);
      editor.off('focus', close);
    };
  }, [editor, open]);
  const done = () => {
    setOpen(false);
    editor.commands.focus();
  };
  return (
    <Popover
      opened={isOpen}
      onChange={(opened) => !opened && done()}
      position="bottom"
      width={288}
      trapFocus
      // The picker of files opens over it; whoever goes back to the text has closed it.
      closeOnClickOutside={false}
    >
      <Popover.Target>
        <IconButton
          size={28}
          label={t('EDITOR.TEXT.LINK')}
          keys={keyName('Mod+K')}
          icon={<IconLink size={16} />}
          data-active={editor.isActive('link') || undefined}
          onClick={() => (isOpen ? done() : open())}
          data-testid="text-link"
        />
      </Popover.Target>
      <Popover.Dropdown>
        <LinkForm editor={editor} onDone={done} />
      </Popover.Dropdown>
    </Popover>
  );
}
