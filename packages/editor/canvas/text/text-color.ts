import type { Editor } from '@tiptap/core';
import {
  colorOf,
  customColorOf,
  withColor,
  withCustomColor,
} from '../../core/design/text-classes.ts';

type Span = { readonly class?: string | null; readonly style?: string | null };

const isHex = (color: string | null): color is string => color?.startsWith('#') ?? false;

/** A span with another color: a theme color is a class, any other a style. */
const colored = (span: Span, color: string | null): Span => ({
  ...span,
  class: withColor(span.class ?? null, isHex(color) ? null : color),
  style: withCustomColor(span.style ?? null, isHex(color) ? color : null),
});

/** The color that is set for the words at the caret; null if the text style decides. */
export function ownColor(editor: Editor): string | null {
  const span = editor.getAttributes('span') as Span;
  return colorOf(span.class ?? null) ?? customColorOf(span.style ?? null);
}

/** Sets the color of the selected words, or of what is typed next; null removes it. Sizes stay. */
export function setColor(editor: Editor, color: string | null): void {
  const { state } = editor;
  const { span } = state.schema.marks;
  const { from, to, empty } = state.selection;
  if (!span) return;
  const { tr } = state;
  if (empty) {
    const next = colored(editor.getAttributes('span') as Span, color);
    if (next.class || next.style) tr.addStoredMark(span.create(next));
    else tr.removeStoredMark(span);
  }
  state.doc.nodesBetween(from, to, (node, at) => {
    if (!node.isInline || empty) return;
    const [start, end] = [Math.max(from, at), Math.min(to, at + node.nodeSize)];
    const next = colored((span.isInSet(node.marks)?.attrs ?? {}) as Span, color);
    if (next.class || next.style) tr.addMark(start, end, span.create(next));
    else tr.removeMark(start, end, span);
  });
  editor.view.dispatch(tr);
}
