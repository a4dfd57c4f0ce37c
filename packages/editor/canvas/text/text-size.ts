import type { Editor } from '@tiptap/core';
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
