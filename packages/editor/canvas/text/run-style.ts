import type { Editor } from '@tiptap/core';
import type { Mark, Node, ResolvedPos } from '@tiptap/pm/model';
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

/** The words around a position in the same style. */
function runAround({ parent, parentOffset, pos }: ResolvedPos, style: string | null): Words | null {
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

/** Whether all words of a line have a style of their own: it looks like one in that style. */
export const isStyledLine = (line: Node): boolean =>
  line.children.every(({ isText, marks }) => !isText || runStyle(marks) !== null);

/** The words with a style of their own that the caret or the whole selection is in. */
function runOfSelection(state: EditorState): Words | null {
  const { selection, doc } = state;
  const style = runStyle(caretMarks(state));
  if (selection.empty) return style === null ? null : runAround(selection.$from, style);
  const parts = selectedParts(state).filter(({ node }) => node.isText);
  if (parts.some(({ node }) => runStyle(node.marks) === null)) return null;
  const [first, last] = [parts[0], parts.at(-1)].map(
    (part) => part && runAround(doc.resolve(part.to), runStyle(part.node.marks)),
  );
  return first && last ? { from: first.from, to: last.to } : null;
}

/**
 * The words with a style of their own in a line of another style, around the caret or the selection.
 * null elsewhere, where a style is that of the whole line.
 */
export function styledRun({ state }: Pick<Editor, 'state'>): Words | null {
  const run = runOfSelection(state);
  let isPart = false;
  if (run)
    state.doc.nodesBetween(run.from, run.to, (node) => {
      if (node.isTextblock && !isStyledLine(node)) isPart = true;
    });
  return isPart ? run : null;
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
