import type { Node } from '@tiptap/pm/model';
import { type EditorState, Selection, type Transaction } from '@tiptap/pm/state';

/**
 * Replaces what differs from another version of the text, and places the caret at the end of the
 * difference, as undo does everywhere. null if there is no difference.
 */
export function replaceChanged({ doc, tr }: EditorState, next: Node): Transaction | null {
  const start = doc.content.findDiffStart(next.content);
  const end = doc.content.findDiffEnd(next.content);
  if (start === null || !end) return null;
  // Around repeated letters, the differences found from both ends overlap.
  const overlap = Math.max(0, start - Math.min(end.a, end.b));
  const [until, nextUntil] = [end.a + overlap, end.b + overlap];
  tr.replace(start, until, next.slice(start, nextUntil));
  return tr.setSelection(Selection.near(tr.doc.resolve(nextUntil), -1));
}
