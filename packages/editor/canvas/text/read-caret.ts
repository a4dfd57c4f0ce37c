import type { EditorView } from '@tiptap/pm/view';

/**
 * Lets the editor know where the caret is before it acts on a key. Browsers tell it only in a later
 * event, so that Enter right after End would still replace the words selected before.
 */
export function readCaret({ dom }: EditorView, { isComposing, keyCode }: KeyboardEvent): void {
  const page = dom.ownerDocument;
  // 229: a key that an input method handles.
  if (!isComposing && keyCode !== 229) page.dispatchEvent(new Event('selectionchange'));
}
