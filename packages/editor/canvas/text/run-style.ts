import type { Editor } from '@tiptap/core';
import type { Mark, Node } from '@tiptap/pm/model';
import type { EditorState, Transaction } from '@tiptap/pm/state';
import { textStyleOf, withTextStyle } from '../../core/design/text-classes.ts';

const spanOf = (marks: readonly Mark[]): Mark | undefined =>
  marks.find(({ type }) => type.name === 'span');

/** The text style of words that differs from that of their line; null if they have none. */
export const runStyle = (marks: readonly Mark[]): string | null =>
  textStyleOf(spanOf(marks)?.attrs.class ?? null);

/** The marks of what is typed at the caret. */
export const caretMarks = ({ storedMarks, selection }: EditorState): readonly Mark[] =>
  storedMarks ?? selection.$from.marks();

export type Words = { readonly from: number; readonly to: number };

type Part = Words & { readonly node: Node };

/** The words and other inline content of the selection, as far as it's selected. */
export function selectedParts({ doc, selection }: EditorState): readonly Part[] {
  const { from, to } = selection;
  const parts: Part[] = [];
  doc.nodesBetween(from, to, (node, at) => {
    const [start, end] = [Math.max(from, at), Math.min(to, at + node.nodeSize)];
    if (node.isInline && start < end) parts.push({ node, from: start, to: end });
  });
  return parts;
}

/** The words around the caret in the same style. */
function runAtCaret({ selection }: EditorState, style: string): Words | null {
  const { parent, parentOffset, pos } = selection.$from;
  const start = pos - parentOffset;
  let run: Words | null = null;
  parent.forEach((node, offset) => {
    const [from, to] = [start + offset, start + offset + node.nodeSize];
    if (runStyle(node.marks) !== style) return;
    if (run?.to === from) run = { from: run.from, to };
    else if (run === null || run.to < pos) run = { from, to };
  });
  return run;
}

/** The selected words if all of them, or the word with the caret, have a style of their own. */
export function styledRun({ state }: Pick<Editor, 'state'>): Words | null {
  const { from, to, empty } = state.selection;
  const style = runStyle(caretMarks(state));
  if (empty) return style === null ? null : runAtCaret(state, style);
  const parts = selectedParts(state).filter(({ node }) => node.isText);
  const isStyled = parts.length > 0 && parts.every(({ node }) => runStyle(node.marks) !== null);
  return isStyled ? { from, to } : null;
}

/** Sets the style of words, or removes it so that they look like their line. */
export function setRunStyle(tr: Transaction, { from, to }: Words, style: string | null): void {
  const { span } = tr.doc.type.schema.marks;
  tr.doc.nodesBetween(from, to, (node, at) => {
    const mark = spanOf(node.marks);
    if (!node.isInline || !span || !mark || runStyle(node.marks) === null) return;
    const [start, end] = [Math.max(from, at), Math.min(to, at + node.nodeSize)];
    const attrs = { ...mark.attrs, class: withTextStyle(mark.attrs.class, style) };
    if (attrs.class || mark.attrs.style) tr.addMark(start, end, span.create(attrs));
    else tr.removeMark(start, end, span);
  });
}
