import { Popover } from '@mantine/core';
import { useT } from '@plinth/i18n/react';
import { IconButton, shortcutLabel } from '@plinth/ui';
import { IconLink } from '@tabler/icons-react';
import type { Editor } from '@tiptap/core';
import { useEffect, useEffectEvent } from 'react';
import { chordOf } from '../../core/keyboard/chord.ts';
import { LinkForm } from './link-form.tsx';
import { useClearOfSelection } from './selection-context.ts';
import { useToolbarPopover } from './toolbar-popovers.ts';

/** The file picker opens over the form. */
const BELOW_DIALOGS = 190;

/** Height in px of the form with its list of pages. */
const TALLEST = 330;

/**
 * Opens the link form for the selection, by click or shortcut; returns the caret to the text
 * afterwards.
 */
export function LinkButton({ editor }: { readonly editor: Editor }) {
  const t = useT();
  const { isOpen, setOpen } = useToolbarPopover();
  const open = useEffectEvent(() => {
    // A caret in or after a link selects the whole link.
    editor.commands.extendMarkRange('link');
    setOpen(true);
  });
  const close = useEffectEvent(() => setOpen(false));
  useEffect(() => {
    const element = editor.view.dom;
    const keys = (event: KeyboardEvent) => {
      if (chordOf(event) !== 'mod+k') return;
      event.preventDefault();
      event.stopPropagation();
      open();
    };
    const handleFocus = () => close();
    element.addEventListener('keydown', keys);
    editor.on('focus', handleFocus);
    return () => {
      element.removeEventListener('keydown', keys);
      editor.off('focus', handleFocus);
    };
  }, [editor]);
  const done = () => {
    setOpen(false);
    editor.commands.focus();
  };
  return (
    <Popover
      opened={isOpen}
      onChange={(opened) => !opened && done()}
      position="bottom"
      middlewares={useClearOfSelection(TALLEST)}
      width={288}
      trapFocus
      zIndex={BELOW_DIALOGS}
      // A click back into the text closes it.
      closeOnClickOutside={false}
    >
      <Popover.Target>
        <IconButton
          size={28}
          label={t('EDITOR.TEXT.LINK')}
          keys={shortcutLabel('Mod+K')}
          icon={<IconLink size={16} />}
          data-active={editor.isActive('link') || undefined}
          onClick={() => (isOpen ? done() : open())}
          data-testid="text-link"
        />
      </Popover.Target>
      {/* While it closes, Mantine's focus trap may still move the focus into it. */}
      <Popover.Dropdown inert={!isOpen}>
        <LinkForm editor={editor} onDone={done} />
      </Popover.Dropdown>
    </Popover>
  );
}
