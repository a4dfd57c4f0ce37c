import { NativeSelect } from '@mantine/core';
import { keyPart } from '@plinth/i18n';
import { useT } from '@plinth/i18n/react';
import type { NodeId } from '@plinth/model';
import { IconButton, shortcutLabel } from '@plinth/ui';
import {
  IconAlignCenter,
  IconAlignLeft,
  IconAlignRight,
  IconBold,
  IconItalic,
  IconList,
  IconListNumbers,
  IconStrikethrough,
  IconUnderline,
} from '@tabler/icons-react';
import type { Editor } from '@tiptap/core';
import type { ReactNode } from 'react';
import {
  alignOf,
  colorOf,
  type TextAlign,
  textStyleOf,
  withAlign,
  withColor,
  withTextStyle,
} from '../../core/design/text-classes.ts';
import { useChoices } from '../../core/ports/use-choices.ts';
import { useServices } from '../../core/session/services.ts';
import { ColorPicker } from '../fields/color-picker.tsx';
import { ContrastBadge } from '../fields/contrast-badge.tsx';

const HEADINGS = [1, 2, 3, 4, 5, 6] as const;
const ALIGNS: readonly (readonly [Exclude<TextAlign, 'justify'>, ReactNode])[] = [
  ['left', <IconAlignLeft key="left" size={16} />],
  ['center', <IconAlignCenter key="center" size={16} />],
  ['right', <IconAlignRight key="right" size={16} />],
];

type EditorProps = { readonly editor: Editor };

const blockClass = (editor: Editor): string | null => {
  const { parent } = editor.state.selection.$from;
  return (parent.attrs.class as string | undefined) ?? null;
};

const setBlockClass = (editor: Editor, classes: string | null): void => {
  const { name } = editor.state.selection.$from.parent.type;
  editor.chain().focus().updateAttributes(name, { class: classes }).run();
};

/** Paragraph or heading. */
export function BlockSelect({ editor }: EditorProps) {
  const t = useT();
  const level = HEADINGS.find((heading) => editor.isActive('heading', { level: heading }));
  const choose = (value: string) => {
    const chain = editor.chain().focus();
    const heading = HEADINGS.find((candidate) => String(candidate) === value);
    if (heading) chain.setHeading({ level: heading }).run();
    else chain.setParagraph().run();
  };
  return (
    <NativeSelect
      size="xs"
      aria-label={t('EDITOR.TEXT.BLOCK')}
      value={level === undefined ? 'p' : String(level)}
      data={[
        { value: 'p', label: t('EDITOR.TEXT.PARAGRAPH') },
        ...HEADINGS.map((heading) => ({
          value: String(heading),
          label: t('EDITOR.TEXT.HEADING', { level: heading }),
        })),
      ]}
      onChange={({ currentTarget }) => choose(currentTarget.value)}
    />
  );
}

/** The named text style of the block with the caret. */
export function StyleSelect({ editor }: EditorProps) {
  const t = useT();
  const { ports } = useServices();
  const styles = useChoices(ports.textStyles) ?? [];
  const current = textStyleOf(blockClass(editor));
  return (
    <NativeSelect
      size="xs"
      aria-label={t('EDITOR.TEXT.STYLE')}
      value={current ?? ''}
      data={[
        { value: '', label: t('EDITOR.TEXT.NO_STYLE') },
        ...styles.map(({ name, detail }) => ({ value: detail ?? '', label: name })),
      ]}
      onChange={({ currentTarget }) =>
        setBlockClass(editor, withTextStyle(blockClass(editor), currentTarget.value || null))
      }
    />
  );
}

/** Bold, italic, underline, strikethrough. */
export function MarkButtons({ editor }: EditorProps) {
  const t = useT();
  const marks = [
    {
      name: 'bold',
      icon: <IconBold size={16} />,
      keys: 'Mod+B',
      toggle: () => editor.chain().focus().toggleBold().run(),
    },
    {
      name: 'italic',
      icon: <IconItalic size={16} />,
      keys: 'Mod+I',
      toggle: () => editor.chain().focus().toggleItalic().run(),
    },
    {
      name: 'underline',
      icon: <IconUnderline size={16} />,
      keys: 'Mod+U',
      toggle: () => editor.chain().focus().toggleUnderline().run(),
    },
    {
      name: 'strike',
      icon: <IconStrikethrough size={16} />,
      keys: 'Mod+Shift+S',
      toggle: () => editor.chain().focus().toggleStrike().run(),
    },
  ] as const;
  return marks.map(({ name, icon, keys, toggle }) => (
    <IconButton
      key={name}
      size={28}
      label={t(`EDITOR.TEXT.${keyPart(name)}`)}
      keys={shortcutLabel(keys)}
      icon={icon}
      aria-pressed={editor.isActive(name)}
      data-active={editor.isActive(name) || undefined}
      onClick={toggle}
    />
  ));
}

/** The element around the start of the selection. */
function wordsAt({ view, state }: Editor): Element | null {
  const { from, to } = state.selection;
  let first = from;
  state.doc.nodesBetween(from, to, (each, position) => {
    if (each.isText && first === from) first = Math.max(from, position) + 1;
  });
  const { node } = view.domAtPos(first, -1);
  return node.nodeType === 1 ? (node as Element) : node.parentElement;
}

/** Text color of the selection, with its contrast. */
export function TextColor({ editor, id }: EditorProps & { readonly id: NodeId }) {
  const t = useT();
  const classes = (editor.getAttributes('span').class as string | undefined) ?? null;
  const change = (token: string | null) => {
    const next = withColor(classes, token);
    if (next === null) editor.commands.unsetMark('span');
    else editor.commands.setMark('span', { class: next });
  };
  return (
    <ColorPicker
      value={colorOf(classes)}
      onChange={change}
      label={t('EDITOR.TEXT.COLOR')}
      isThemeOnly
      onClose={() => editor.commands.focus()}
      note={
        <ContrastBadge
          id={id}
          find={() => wordsAt(editor)}
          place={editor.state.selection.from}
          onChange={change}
        />
      }
    />
  );
}

/** Alignment and lists. */
export function BlockButtons({ editor }: EditorProps) {
  const t = useT();
  const align = alignOf(blockClass(editor));
  return (
    <>
      {ALIGNS.map(([name, icon]) => (
        <IconButton
          key={name}
          size={28}
          label={t(`EDITOR.TEXT.ALIGN_${keyPart(name)}`)}
          icon={icon}
          aria-pressed={align === name}
          data-active={align === name || undefined}
          onClick={() =>
            setBlockClass(editor, withAlign(blockClass(editor), align === name ? null : name))
          }
        />
      ))}
      <IconButton
        size={28}
        label={t('EDITOR.TEXT.BULLETS')}
        icon={<IconList size={16} />}
        data-active={editor.isActive('bulletList') || undefined}
        onClick={() => editor.chain().focus().toggleBulletList().run()}
      />
      <IconButton
        size={28}
        label={t('EDITOR.TEXT.NUMBERS')}
        icon={<IconListNumbers size={16} />}
        data-active={editor.isActive('orderedList') || undefined}
        onClick={() => editor.chain().focus().toggleOrderedList().run()}
      />
    </>
  );
}
