import type { Editor } from '@tiptap/core';
import type { Mark } from '@tiptap/pm/model';
import { sizeOf, withSize } from '../../core/design/text-classes.ts';
import { selectedBlocks } from './block-style.ts';
import { caretMarks, selectedParts } from './run-style.ts';

/** What gets a size: the selected words, or the whole line with the caret. */
function sizedRange(editor: Editor): { readonly from: number; readonly to: number } {
  const { from, to, empty } = editor.state.selection;
  const [block] = selectedBlocks(editor);
  return empty && block
    ? { from: block.at + 1, to: block.at + block.node.nodeSize - 1 }
    : { from, to };
}

/** The size in px that is set for the words at the caret; null if the text style decides. */
export const ownSize = (editor: Editor): number | null =>
  sizeOf((editor.getAttributes('span').style as string | undefined) ?? null);

const markedSize = (marks: readonly Mark[]): number | null =>
  sizeOf(marks.find(({ type }) => type.name === 'span')?.attrs.style ?? null);

const shownSize = (element: Element): number =>
  Math.round(Number.parseFloat(getComputedStyle(element).fontSize));

/** The size of the words that end at a position, by their marks or as shown. */
function wordsSize({ view }: Editor, marks: readonly Mark[], end: number): number {
  const { node } = view.domAtPos(end, -1);
  return markedSize(marks) ?? shownSize(node.nodeType === 1 ? (node as Element) : parentOf(node));
}

const parentOf = (node: globalThis.Node): Element => node.parentElement as Element;

/** The size at the caret: in a line that starts with words of another size, theirs. */
function caretSize(editor: Editor, line: Element): number {
  const { state } = editor;
  const { pos, parentOffset, nodeAfter } = state.selection.$from;
  const marks = caretMarks(state);
  if (marks.length === 0) return shownSize(line);
  return wordsSize(editor, marks, parentOffset === 0 && nodeAfter ? pos + 1 : pos);
}

/** The sizes in px at the caret or of the selected words, without duplicates; at least one. */
export function sizesAt(editor: Editor): readonly number[] {
  const { view, state } = editor;
  const parts = selectedParts(state);
  const sizes = selectedBlocks(editor).flatMap(({ node: block, at }) => {
    const line = view.nodeDOM(at) as Element;
    const within = parts.filter(({ from }) => from > at && from < at + block.nodeSize);
    if (state.selection.empty) return caretSize(editor, line);
    if (within.length === 0) return shownSize(line);
    return within.map(({ node, from }) =>
      node.marks.length === 0 ? shownSize(line) : wordsSize(editor, node.marks, from + 1),
    );
  });
  return [...new Set(sizes)];
}

/** Sets a font size in px, or removes it; colors of the words stay. */
export function setSize(editor: Editor, size: number | null): void {
  const { state } = editor;
  const { span } = state.schema.marks;
  const { from, to } = sizedRange(editor);
  const { tr } = state;
  state.doc.nodesBetween(from, to, (node, at) => {
    if (!node.isInline || !span) return;
    const [start, end] = [Math.max(from, at), Math.min(to, at + node.nodeSize)];
    const attrs = span.isInSet(node.marks)?.attrs ?? {};
    const style = withSize((attrs.style as string | undefined) ?? null, size);
    if (style === null && !attrs.class) tr.removeMark(start, end, span);
    else tr.addMark(start, end, span.create({ ...attrs, style }));
  });
  editor.view.dispatch(tr);
}
