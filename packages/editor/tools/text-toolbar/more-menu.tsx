import { Menu } from '@mantine/core';
import { keyPart } from '@plinth/i18n';
import { useT } from '@plinth/i18n/react';
import { IconButton, shortcutLabel } from '@plinth/ui';
import {
  IconAlignCenter,
  IconAlignLeft,
  IconAlignRight,
  IconCheck,
  IconClearFormatting,
  IconDots,
  IconStrikethrough,
  IconUnderline,
} from '@tabler/icons-react';
import type { Editor } from '@tiptap/core';
import type { ReactNode } from 'react';
import { alignOf, withAlign } from '../../core/design/text-classes.ts';
import { blockClass, LEVELS, levelAt, setBlockClass, setLevel } from './block-style.ts';
import { ToolbarMenu } from './toolbar-menu.tsx';
import { useLists } from './toolbar-parts.tsx';
import '../fields/kbd.css';

type PartProps = { readonly editor: Editor };

type MoreMenuProps = PartProps & {
  /** Whether lists are in the menu, because the toolbar has no space for them. */
  readonly hasLists: boolean;
};

/** Heading level, alignment, and other formatting that is rarely needed. */
export function MoreMenu({ editor, hasLists }: MoreMenuProps) {
  const t = useT();
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
      {hasLists && <Lists editor={editor} />}
      <Marks editor={editor} />
      <Aligns editor={editor} />
      <Levels editor={editor} />
      <Menu.Divider />
      <Menu.Item
        leftSection={<IconClearFormatting size={16} />}
        onClick={() => editor.chain().unsetAllMarks().run()}
      >
        {t('EDITOR.TEXT.CLEAR')}
      </Menu.Item>
    </ToolbarMenu>
  );
}

type ChoiceProps = {
  readonly role: 'menuitemradio' | 'menuitemcheckbox';
  readonly isChosen: boolean;
  readonly icon?: ReactNode;
  readonly keys?: string;
  readonly onChoose: () => void;
  readonly children: string;
};

const Choice = ({ role, isChosen, icon, keys, onChoose, children }: ChoiceProps) => (
  <Menu.Item
    role={role}
    aria-checked={isChosen}
    leftSection={icon}
    rightSection={isChosen ? <IconCheck size={14} /> : keys && <kbd>{shortcutLabel(keys)}</kbd>}
    onClick={onChoose}
  >
    {children}
  </Menu.Item>
);

const Lists = ({ editor }: PartProps) =>
  useLists(editor).map(({ label, type, icon, toggle }) => (
    <Choice
      key={type}
      role="menuitemcheckbox"
      isChosen={editor.isActive(type)}
      icon={icon}
      onChoose={toggle}
    >
      {label}
    </Choice>
  ));

function Marks({ editor }: PartProps) {
  const t = useT();
  return (
    <>
      <Choice
        role="menuitemcheckbox"
        isChosen={editor.isActive('underline')}
        icon={<IconUnderline size={16} />}
        keys="Mod+U"
        onChoose={() => editor.chain().toggleUnderline().run()}
      >
        {t('EDITOR.TEXT.UNDERLINE')}
      </Choice>
      <Choice
        role="menuitemcheckbox"
        isChosen={editor.isActive('strike')}
        icon={<IconStrikethrough size={16} />}
        keys="Mod+Shift+S"
        onChoose={() => editor.chain().toggleStrike().run()}
      >
        {t('EDITOR.TEXT.STRIKE')}
      </Choice>
    </>
  );
}

const ALIGNS = [
  ['left', <IconAlignLeft key="left" size={16} />],
  ['center', <IconAlignCenter key="center" size={16} />],
  ['right', <IconAlignRight key="right" size={16} />],
] as const;

function Aligns({ editor }: PartProps) {
  const t = useT();
  const classes = blockClass(editor);
  const align = alignOf(classes);
  return (
    <>
      <Menu.Divider />
      {ALIGNS.map(([name, icon]) => (
        <Choice
          key={name}
          role="menuitemradio"
          isChosen={align === name}
          icon={icon}
          onChoose={() => setBlockClass(editor, withAlign(classes, align === name ? null : name))}
        >
          {t(`EDITOR.TEXT.ALIGN_${keyPart(name)}`)}
        </Choice>
      ))}
    </>
  );
}

function Levels({ editor }: PartProps) {
  const t = useT();
  const current = levelAt(editor);
  return (
    <>
      <Menu.Divider />
      <Menu.Label>{t('EDITOR.TEXT.LEVEL')}</Menu.Label>
      {[null, ...LEVELS].map((level) => (
        <Choice
          key={level}
          role="menuitemradio"
          isChosen={level === current}
          onChoose={() => setLevel(editor, level)}
        >
          {level === null ? t('EDITOR.TEXT.PARAGRAPH') : t('EDITOR.TEXT.HEADING', { level })}
        </Choice>
      ))}
    </>
  );
}
