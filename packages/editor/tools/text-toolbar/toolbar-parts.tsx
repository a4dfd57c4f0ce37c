import { keyPart } from '@plinth/i18n';
import { useT } from '@plinth/i18n/react';
import type { NodeId } from '@plinth/model';
import { IconButton, shortcutLabel } from '@plinth/ui';
import { IconBold, IconItalic, IconList, IconListNumbers } from '@tabler/icons-react';
import type { Editor } from '@tiptap/core';
import { type MouseEvent, use } from 'react';
import { colorInEffect } from '../../canvas/contrast/color-in-effect.ts';
import { ownColor, setColor } from '../../canvas/text/text-color.ts';
import { useDesignState } from '../../core/design/design-context.ts';
import { ColorPicker } from '../fields/color-picker.tsx';
import { ContrastRepair } from '../fields/contrast-badge.tsx';
import { textContrast } from '../fields/text-contrast.ts';
import { SelectionContext } from './selection-context.ts';
import { useToolbarPopover } from './toolbar-popovers.ts';

type EditorProps = { readonly editor: Editor };

type Click = Pick<MouseEvent, 'detail'>;

/** A chain of commands. A button keeps the focus if it was pressed by a key, whose `detail` is 0. */
const chainOf = (editor: Editor, detail: number) =>
  detail === 0 ? editor.chain() : editor.chain().focus();

/** Bold and italic, or only bold in the compact toolbar; the menu has the others. */
export function MarkButtons({ editor, isCompact }: EditorProps & { readonly isCompact: boolean }) {
  const t = useT();
  const marks = [
    {
      name: 'bold',
      icon: <IconBold size={16} />,
      keys: 'Mod+B',
      toggle: ({ detail }: Click) => chainOf(editor, detail).toggleBold().run(),
    },
    {
      name: 'italic',
      icon: <IconItalic size={16} />,
      keys: 'Mod+I',
      toggle: ({ detail }: Click) => chainOf(editor, detail).toggleItalic().run(),
    },
  ] as const;
  return marks
    .slice(0, isCompact ? 1 : marks.length)
    .map(({ name, icon, keys, toggle }) => (
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
  const theme = useDesignState(({ colors }) => colors);
  const popover = useToolbarPopover();
  const change = (color: string | null) => setColor(editor, color);
  return (
    <ColorPicker
      value={ownColor(editor) ?? colorInEffect(theme, wordsAt(editor))}
      onChange={change}
      label={t('EDITOR.TEXT.COLOR')}
      hasRoles={false}
      isCompact
      keepVisible={use(SelectionContext)}
      opened={popover.isOpen}
      onOpenChange={popover.setOpen}
      onClose={() => {
        if (!popover.isOtherOpen) editor.commands.focus();
      }}
      readContrast={() => textContrast(wordsAt(editor))}
      note={
        <ContrastRepair
          id={id}
          find={() => wordsAt(editor)}
          place={editor.state.selection.from}
          onChange={change}
        />
      }
    />
  );
}

/** Bulleted and numbered lists. */
export const useLists = (editor: Editor) => {
  const t = useT();
  return [
    {
      label: t('EDITOR.TEXT.BULLETS'),
      type: 'bulletList',
      icon: <IconList size={16} />,
      toggle: ({ detail }: Click) => chainOf(editor, detail).toggleBulletList().run(),
    },
    {
      label: t('EDITOR.TEXT.NUMBERS'),
      type: 'orderedList',
      icon: <IconListNumbers size={16} />,
      toggle: ({ detail }: Click) => chainOf(editor, detail).toggleOrderedList().run(),
    },
  ];
};

export const ListButtons = ({ editor }: EditorProps) =>
  useLists(editor).map(({ label, type, icon, toggle }) => (
    <IconButton
      key={type}
      size={28}
      label={label}
      icon={icon}
      aria-pressed={editor.isActive(type)}
      data-active={editor.isActive(type) || undefined}
      onClick={toggle}
    />
  ));
