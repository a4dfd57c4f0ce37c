import type { EditorView } from '@tiptap/pm/view';

/** What ProseMirror keeps of the last events; it isn't part of its public types. */
type WithInput = { readonly input: { lastFocus: number } };

/**
 * Lets the editor know where the caret is before it acts on a key. Browsers tell it only in a later
 * event, so that Enter right after End would still replace the words selected before.
 *
 * For 200 ms after the text gets the focus, ProseMirror assumes that the browser has reset a caret at the
 * start of the text, and moves it back. That would undo Home, so a key ends this.
 */
export function readCaret(view: EditorView, { isComposing, keyCode }: KeyboardEvent): void {
  // 229: a key that an input method handles.
  if (isComposing || keyCode === 229) return;
  view.dom.ownerDocument.dispatchEvent(new Event('selectionchange'));
  (view as unknown as WithInput).input.lastFocus = 0;
}
