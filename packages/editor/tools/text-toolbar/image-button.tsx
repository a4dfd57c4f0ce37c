import { Popover } from '@mantine/core';
import { useT } from '@plinth/i18n/react';
import { IconButton } from '@plinth/ui';
import { IconPhoto } from '@tabler/icons-react';
import type { Editor } from '@tiptap/core';
import { ImageFields, imageAtCaret } from './image-fields.tsx';
import { useClearOfSelection } from './selection-context.ts';
import { BELOW_DIALOGS, useToolbarPopover } from './toolbar-popovers.ts';

/** Height in px of the settings of an image. */
const HEIGHT = 200;

/** Opens the settings of the image at the caret; returns the caret to the text afterwards. */
export function ImageButton({ editor }: { readonly editor: Editor }) {
  const t = useT();
  const { isOpen, setOpen } = useToolbarPopover();
  const middlewares = useClearOfSelection(HEIGHT);
  const image = imageAtCaret(editor);
  if (!image) return null;
  const close = () => {
    setOpen(false);
    editor.commands.focus();
  };
  return (
    <Popover
      opened={isOpen}
      onChange={(opened) => !opened && close()}
      position="bottom"
      middlewares={middlewares}
      width={260}
      trapFocus
      // Mantine would return the focus to the button.
      closeOnEscape={false}
      zIndex={BELOW_DIALOGS}
    >
      <Popover.Target>
        <IconButton
          size={28}
          label={t('EDITOR.TEXT.IMAGE')}
          icon={<IconPhoto size={16} />}
          onClick={() => (isOpen ? close() : setOpen(true))}
          data-testid="text-image"
        />
      </Popover.Target>
      {/* While it closes, Mantine's focus trap may still move the focus into it. */}
      <Popover.Dropdown
        inert={!isOpen}
        aria-label={t('EDITOR.TEXT.IMAGE')}
        onKeyDown={({ key }) => key === 'Escape' && close()}
        data-testid="text-image-form"
      >
        <ImageFields editor={editor} image={image} />
      </Popover.Dropdown>
    </Popover>
  );
}
