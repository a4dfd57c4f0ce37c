import type { Editor } from '@tiptap/core';
import type { MarkType, Node } from '@tiptap/pm/model';
import type { Transaction } from '@tiptap/pm/state';
import { blockStyle, tagOfStyle } from '../../core/design/text-blocks.ts';
import { withTextStyle } from '../../core/design/text-classes.ts';
import {
  caretMarks,
  isStyledLine,
  runStyle,
  selectedParts,
  setRunStyle,
  styledRun,
} from './run-style.ts';

export const LEVELS = [1, 2, 3, 4, 5, 6] as const;
export type Level = (typeof LEVELS)[number];

const blockAt = ({ state }: Editor) => state.selection.$from.parent;

const classOf = (block: Node): string | null => block.attrs.class ?? null;

/** The classes of the block with the caret. */
export const blockClass = (editor: Editor): string | null => classOf(blockAt(editor));

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

type Block = { readonly node: Node; readonly at: number };

/** The paragraphs and headings that the selection touches. */
export function selectedBlocks({ state }: Pick<Editor, 'state'>): readonly Block[] {
  const { from, to } = state.selection;
  const blocks: Block[] = [];
  state.doc.nodesBetween(from, to, (node, at) => {
    if (node.isTextblock) blocks.push({ node, at });
  });
  return blocks;
}

type Markup = { readonly level: Level | null; readonly class: string | null };

const levelOf = ({ type, attrs }: Node): Level | null =>
  type.name === 'heading' ? (attrs.level as Level) : null;

const tagOf = (level: Level | null): string => (level === null ? 'p' : `h${level}`);

const styleOf = (block: Node): string => blockStyle(tagOf(levelOf(block)), classOf(block));

/** Changes each block of the selection for itself. */
function changedBlocks({ state }: Editor, change: (block: Node) => Markup): Transaction {
  const { tr, schema } = state;
  for (const { node, at } of selectedBlocks({ state })) {
    const { level, class: classes } = change(node);
    const type = level === null ? schema.nodes.paragraph : schema.nodes.heading;
    tr.setNodeMarkup(at, type, { ...node.attrs, ...(level && { level }), class: classes });
  }
  return tr;
}

const changeBlocks = (editor: Editor, change: (block: Node) => Markup): void =>
  editor.view.dispatch(changedBlocks(editor, change));

/** Changes the classes of the blocks in the selection. */
export const changeBlockClass = (
  editor: Editor,
  change: (classes: string | null) => string | null,
): void =>
  changeBlocks(editor, (block) => ({ level: levelOf(block), class: change(classOf(block)) }));

/** The heading level of the block with the caret; null for a paragraph. */
export const levelAt = (editor: Editor): Level | null => levelOf(blockAt(editor));

/** The class names of the text styles at the caret or in the selection, without duplicates. */
export function stylesAt({ state }: Pick<Editor, 'state'>): readonly string[] {
  const parts = selectedParts(state);
  const styles = selectedBlocks({ state }).flatMap(({ node, at }) => {
    const within = parts.filter(({ from }) => from > at && from < at + node.nodeSize);
    if (within.length === 0) return runStyle(caretMarks(state)) ?? styleOf(node);
    return within.map((part) => runStyle(part.node.marks) ?? styleOf(node));
  });
  return [...new Set(styles)];
}

const stylesOfLines = (editor: Editor): readonly string[] =>
  selectedBlocks(editor).map(({ node }) => styleOf(node));

function markup(block: Node, level: Level | null, style: string): Markup {
  const isDefault = blockStyle(tagOf(level), null) === style;
  return { level, class: withTextStyle(classOf(block), isDefault ? null : style) };
}

/** Whether headings are allowed where the selected blocks are. */
const takesHeading = (editor: Editor): boolean => editor.can().setHeading({ level: 1 });

/** Changes the level of the blocks in the selection, which keep their style. */
export const setLevel = (editor: Editor, level: Level | null): void => {
  if (level === null || takesHeading(editor))
    changeBlocks(editor, (block) => markup(block, level, styleOf(block)));
};

/**
 * Changes the style of the blocks in the selection, however much of them is selected. That of a
 * heading also sets their level. In a line of another style, words with a style of their own change
 * alone.
 */
export function setStyle(editor: Editor, style: string): void {
  const { state, view } = editor;
  const run = styledRun(editor);
  if (run) {
    const isOfLine = stylesOfLines(editor).every((line) => line === style);
    const { tr } = state;
    setRunStyle(tr, run, isOfLine ? null : style);
    view.dispatch(tr);
    return;
  }
  const tag = tagOfStyle(style);
  const level = LEVELS.find((each) => tagOf(each) === tag) ?? null;
  const isKept = tag === undefined || (level !== null && !takesHeading(editor));
  const tr = changedBlocks(editor, (block) =>
    markup(block, isKept ? levelOf(block) : level, style),
  );
  setRunStyle(tr, state.selection, null);
  for (const { node, at } of selectedBlocks(editor))
    if (isStyledLine(node)) setRunStyle(tr, { from: at, to: at + node.nodeSize }, null);
  if (runStyle(caretMarks(state)) !== null)
    tr.removeStoredMark(state.schema.marks.span as MarkType);
  view.dispatch(tr);
}
