import type { Editor } from '@tiptap/core';
import type { Node } from '@tiptap/pm/model';
import { sizeOf, withSize } from '../../core/design/text-classes.ts';
import { selectedBlocks } from './block-style.ts';

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

const markedSize = (node: Node): number | null =>
  sizeOf(node.marks.find(({ type }) => type.name === 'span')?.attrs.style ?? null);

/** The sizes in px that the selected words have, without duplicates; at least one. */
export function sizesAt({ view, state }: Editor): readonly number[] {
  const { from, to } = state.selection;
  const sizes = new Set<number>();
  for (const { node: block, at } of selectedBlocks({ state })) {
    const element = view.nodeDOM(at) as Element;
    const size = Math.round(Number.parseFloat(getComputedStyle(element).fontSize));
    const [start, end] = [Math.max(0, from - at - 1), Math.min(block.content.size, to - at - 1)];
    if (start >= end) sizes.add(size);
    else block.nodesBetween(start, end, (words) => void sizes.add(markedSize(words) ?? size));
  }
  return [...sizes];
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
