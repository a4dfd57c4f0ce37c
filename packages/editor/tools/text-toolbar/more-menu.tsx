import { Menu } from '@mantine/core';
import { keyPart } from '@plinth/i18n';
import { useT } from '@plinth/i18n/react';
import { IconButton, shortcutLabel } from '@plinth/ui';
import {
  IconAlignCenter,
  IconAlignLeft,
  IconAlignRight,
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

type FormatProps = {
  readonly isOn: boolean;
  readonly icon: ReactNode;
  readonly keys?: string;
  readonly onToggle: () => void;
  readonly children: string;
};

const Format = ({ isOn, icon, keys, onToggle, children }: FormatProps) => (
  <Menu.CheckboxItem
    checked={isOn}
    closeMenuOnClick
    rightSection={keys && <kbd>{shortcutLabel(keys)}</kbd>}
    onChange={onToggle}
  >
    <span className="pl-text-format">
      {icon}
      {children}
    </span>
  </Menu.CheckboxItem>
);

const Lists = ({ editor }: PartProps) =>
  useLists(editor).map(({ label, type, icon, toggle }) => (
    <Format key={type} isOn={editor.isActive(type)} icon={icon} onToggle={toggle}>
      {label}
    </Format>
  ));

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
        <Format
          key={name}
          isOn={align === name}
          icon={icon}
          onToggle={() => setBlockClass(editor, withAlign(classes, align === name ? null : name))}
        >
          {t(`EDITOR.TEXT.ALIGN_${keyPart(name)}`)}
        </Format>
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
        <Menu.RadioItem
          key={level}
          value={String(level)}
          checked={level === current}
          closeMenuOnClick
          onChange={() => setLevel(editor, level)}
        >
          {level === null ? t('EDITOR.TEXT.PARAGRAPH') : t('EDITOR.TEXT.HEADING', { level })}
        </Menu.RadioItem>
      ))}
    </>
  );
}
