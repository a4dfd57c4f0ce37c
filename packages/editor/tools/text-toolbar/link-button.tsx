import { Button, Popover } from '@mantine/core';
import { useT } from '@plinth/i18n/react';
import { announce, IconButton, shortcutLabel } from '@plinth/ui';
import { attributesToLink } from '@plinth/widgets/kit';
import { IconLink, IconUnlink } from '@tabler/icons-react';
import type { Editor } from '@tiptap/core';
import { useEffect, useEffectEvent } from 'react';
import { chordOf } from '../../core/keyboard/chord.ts';
import { useServices } from '../../core/session/services.ts';
import { LinkForm } from './link-form.tsx';
import { useLinkName } from './link-name.ts';
import { useClearOfSelection } from './selection-context.ts';
import { BELOW_DIALOGS, useToolbarPopover } from './toolbar-popovers.ts';

/** Height in px of the form with its list of pages. */
const TALLEST = 330;

/** Where the link with the caret leads. Opens the form, or removes the link. */
function LinkAtCaret({ editor, onEdit }: { readonly editor: Editor; readonly onEdit: () => void }) {
  const t = useT();
  const { context: site } = useServices().ports.site;
  const nameOf = useLinkName();
  const link = attributesToLink(editor.getAttributes('link'));
  const address = link && site.link(link)?.href;
  if (!address || link.action === 'none') return null;
  const name = nameOf(link).replace(/^https?:\/\//, '');
  const remove = () => {
    editor.chain().extendMarkRange('link').unsetMark('link').run();
    announce(t('EDITOR.LINK.REMOVED'));
  };
  return (
    <>
      <Button
        size="compact-xs"
        variant="subtle"
        className="pl-text-link-target"
        title={address}
        aria-label={t('EDITOR.LINK.EDIT', { address: name })}
        aria-haspopup="dialog"
        onClick={onEdit}
        data-testid="text-link-target"
      >
        {name}
      </Button>
      <IconButton
        size={28}
        label={t('EDITOR.LINK.REMOVE')}
        icon={<IconUnlink size={16} />}
        onClick={remove}
        data-testid="text-unlink"
      />
    </>
  );
}

type LinkButtonProps = {
  readonly editor: Editor;
  /** Whether there is no space for the address of the link with the caret. */
  readonly isCompact: boolean;
};

/**
 * Opens the link form for the selection, by click or shortcut; returns the caret to the text
 * afterwards.
 */
export function LinkButton({ editor, isCompact }: LinkButtonProps) {
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
    <>
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
      {!isCompact && editor.isActive('link') && (
        <LinkAtCaret editor={editor} onEdit={() => open()} />
      )}
    </>
  );
}
