import { Menu } from '@mantine/core';
import { useT } from '@plinth/i18n/react';
import { announce, IconButton } from '@plinth/ui';
import {
  IconClearFormatting,
  IconCode,
  IconDots,
  IconItalic,
  IconPhoto,
  IconStrikethrough,
  IconUnderline,
} from '@tabler/icons-react';
import type { Editor } from '@tiptap/core';
import { LEVELS, levelAt, setLevel } from '../../canvas/text/block-style.ts';
import { isInTable, TableItems } from '../../canvas/text/table-items.tsx';
import { clearFormats } from '../../canvas/text/text-size.ts';
import { AlignItems } from './align-menu.tsx';
import { FactItems } from './fact-menu.tsx';
import { Format } from './format-item.tsx';
import { imageAtCaret } from './image-fields.tsx';
import { InsertItems } from './insert-menu.tsx';
import { useTextDialog } from './text-dialogs.tsx';
import { ToolbarMenu } from './toolbar-menu.tsx';
import { useLists } from './toolbar-parts.tsx';

type PartProps = { readonly editor: Editor };

type MoreMenuProps = PartProps & {
  /** Whether the menu also has what the toolbar has no space for. */
  readonly isCompact: boolean;
};

/** Heading level and other formatting that is rarely needed. */
export function MoreMenu({ editor, isCompact }: MoreMenuProps) {
  const t = useT();
  const openDialog = useTextDialog();
  return (
    <ToolbarMenu
      editor={editor}
      testId="text-more-menu"
      target={
        <IconButton
          size={28}
          label={t('EDITOR.TEXT.MORE')}
          icon={<IconDots size={16} />}
          data-testid="text-more"
        />
      }
    >
      {isCompact && <Lists editor={editor} />}
      {isCompact && <Italic editor={editor} />}
      <Marks editor={editor} />
      {isCompact && <CompactItems editor={editor} />}
      <Levels editor={editor} />
      <Menu.Divider />
      <Menu.Item
        className="pl-text-clear"
        leftSection={<IconClearFormatting size={16} />}
        onClick={() => clearFormats(editor)}
      >
        {t('EDITOR.TEXT.CLEAR')}
      </Menu.Item>
      <Menu.Item
        className="pl-text-clear"
        leftSection={<IconCode size={16} />}
        onClick={() => openDialog('source')}
        data-testid="text-source-open"
      >
        {t('EDITOR.TEXT.SOURCE')}
      </Menu.Item>
      {isCompact && (
        <>
          <Menu.Divider />
          <Menu.Label>{t('EDITOR.FACT.INSERT')}</Menu.Label>
          <FactItems editor={editor} />
        </>
      )}
    </ToolbarMenu>
  );
}

/** What the toolbar has buttons for where there is space. */
function CompactItems({ editor }: PartProps) {
  const t = useT();
  const openDialog = useTextDialog();
  return (
    <>
      <Menu.Divider />
      <AlignItems editor={editor} />
      {imageAtCaret(editor) && (
        <>
          <Menu.Divider />
          <Menu.Item
            leftSection={<IconPhoto size={16} />}
            onClick={() => openDialog('image')}
            data-testid="text-image"
          >
            {t('EDITOR.TEXT.IMAGE_SETTINGS')}
          </Menu.Item>
        </>
      )}
      {isInTable(editor) && (
        <>
          <Menu.Divider />
          <Menu.Label>{t('EDITOR.TABLE.LABEL')}</Menu.Label>
          <TableItems editor={editor} />
        </>
      )}
      <Menu.Divider />
      <Menu.Label>{t('EDITOR.TEXT.INSERT')}</Menu.Label>
      <InsertItems editor={editor} />
    </>
  );
}

/** The menu closes, so the text gets the focus however the entry was chosen. */
const CLICK = { detail: 1 };

const Lists = ({ editor }: PartProps) =>
  useLists(editor).map(({ label, type, icon, toggle }) => (
    <Format key={type} isOn={editor.isActive(type)} icon={icon} onToggle={() => toggle(CLICK)}>
      {label}
    </Format>
  ));

function Italic({ editor }: PartProps) {
  const t = useT();
  return (
    <Format
      isOn={editor.isActive('italic')}
      icon={<IconItalic size={16} />}
      keys="Mod+I"
      onToggle={() => editor.chain().toggleItalic().run()}
    >
      {t('EDITOR.TEXT.ITALIC')}
    </Format>
  );
}

function Marks({ editor }: PartProps) {
  const t = useT();
  return (
    <>
      <Format
        isOn={editor.isActive('underline')}
        icon={<IconUnderline size={16} />}
        keys="Mod+U"
        onToggle={() => editor.chain().toggleUnderline().run()}
      >
        {t('EDITOR.TEXT.UNDERLINE')}
      </Format>
      <Format
        isOn={editor.isActive('strike')}
        icon={<IconStrikethrough size={16} />}
        keys="Mod+Shift+S"
        onToggle={() => editor.chain().toggleStrike().run()}
      >
        {t('EDITOR.TEXT.STRIKE')}
      </Format>
    </>
  );
}

function Levels({ editor }: PartProps) {
  const t = useT();
  const current = levelAt(editor);
  const nameOf = (level: ReturnType<typeof levelAt>) =>
    level === null ? t('EDITOR.TEXT.PARAGRAPH') : t('EDITOR.TEXT.HEADING', { level });
  return (
    <>
      <Menu.Divider />
      <Menu.Label>{t('EDITOR.TEXT.LEVEL')}</Menu.Label>
      {[null, ...LEVELS].map((level) => (
        <Menu.RadioItem
          key={level}
          value={String(level)}
          checked={level === current}
          closeMenuOnClick
          onChange={() => {
            setLevel(editor, level);
            announce(nameOf(levelAt(editor)));
          }}
        >
          {nameOf(level)}
        </Menu.RadioItem>
      ))}
    </>
  );
}
