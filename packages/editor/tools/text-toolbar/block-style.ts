import type { Editor } from '@tiptap/core';
import { blockStyle, tagOfStyle } from '../../core/design/text-blocks.ts';
import { withTextStyle } from '../../core/design/text-classes.ts';

export const LEVELS = [1, 2, 3, 4, 5, 6] as const;
export type Level = (typeof LEVELS)[number];

const blockAt = ({ state }: Editor) => state.selection.$from.parent;

/** The classes of the block with the caret. */
export const blockClass = (editor: Editor): string | null => blockAt(editor).attrs.class ?? null;

/** The element that shows the block with the caret. */
export function blockElement({ view, state }: Editor): Element {
  const { $from } = state.selection;
  const block = $from.depth > 0 ? view.nodeDOM($from.before()) : null;
  return (block as Element | null) ?? view.dom;
}

/** The alignment of the block with the caret, which may be that of its widget or direction. */
export function alignAt(editor: Editor): string {
  const { textAlign, direction } = getComputedStyle(blockElement(editor));
  const [start, end] = direction === 'rtl' ? ['right', 'left'] : ['left', 'right'];
  return { start, end, justify: start }[textAlign] ?? textAlign;
}

/** Sets the classes of the blocks in the selection. */
export const setBlockClass = (editor: Editor, classes: string | null): void => {
  editor.chain().updateAttributes(blockAt(editor).type.name, { class: classes }).run();
};

/** The heading level of the block with the caret; null for a paragraph. */
export const levelAt = (editor: Editor): Level | null =>
  LEVELS.find((level) => editor.isActive('heading', { level })) ?? null;

const tagOf = (level: Level | null): string => (level === null ? 'p' : `h${level}`);

/** The class name of the text style at the caret. */
export const styleAt = (editor: Editor): string =>
  blockStyle(tagOf(levelAt(editor)), blockClass(editor));

function setBlock(editor: Editor, level: Level | null, style: string): void {
  const isDefault = blockStyle(tagOf(level), null) === style;
  const classes = withTextStyle(blockClass(editor), isDefault ? null : style);
  const chain = editor.chain();
  const typed = level === null ? chain.setParagraph() : chain.setHeading({ level });
  typed.updateAttributes(level === null ? 'paragraph' : 'heading', { class: classes }).run();
}

/** Changes the level of a block, which keeps its style. */
export const setLevel = (editor: Editor, level: Level | null): void =>
  setBlock(editor, level, styleAt(editor));

/** Changes the style of a block. That of a heading also sets its level. */
export function setStyle(editor: Editor, style: string): void {
  const tag = tagOfStyle(style);
  const level = LEVELS.find((each) => tagOf(each) === tag) ?? null;
  const isKept = tag === undefined || (level !== null && !editor.can().setHeading({ level }));
  setBlock(editor, isKept ? levelAt(editor) : level, style);
}
