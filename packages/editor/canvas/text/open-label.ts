import type { NodeId } from '@plinth/model';
import { setValue } from '../../core/commands/properties.ts';
import type { EditorSession } from '../../core/session/types.ts';
import { cutText, textLimit } from './text-limit.ts';

type Request = {
  readonly session: EditorSession;
  readonly id: NodeId;
  readonly element: HTMLElement;
  /** Dotted path of the label's property. */
  readonly path: string;
};

export type OpenLabel = {
  readonly editor: null;
  readonly focus: () => void;
  readonly close: () => void;
};

/** The deepest element that shows exactly this text. */
function holderOf(element: HTMLElement, text: string): HTMLElement {
  const inner = [...element.children].find((child) => child.textContent?.trim() === text.trim());
  return inner instanceof (element.ownerDocument.defaultView ?? window).HTMLElement
    ? holderOf(inner, text)
    : element;
}

/** Truncates an input to what fits into `holder`; returns false if all of it fits. */
function insertCut(holder: HTMLElement, event: InputEvent, max: number): boolean {
  const selection = holder.ownerDocument.getSelection();
  if (!selection?.rangeCount || event.isComposing) return false;
  const given = event.data ?? event.dataTransfer?.getData('text/plain') ?? '';
  const range = selection.getRangeAt(0);
  const replaced = range.cloneContents().textContent?.length ?? 0;
  const fitting = cutText(given, max - (holder.textContent ?? '').length + replaced);
  if (fitting === given) return false;
  event.preventDefault();
  // Without any space left, the selected text stays, as in an input field.
  if (fitting === '') return true;
  range.deleteContents();
  range.insertNode(holder.ownerDocument.createTextNode(fitting));
  selection.collapse(range.endContainer, range.endOffset);
  return true;
}

/** Edits a single-line label in place as plain text, up to the length that the schema allows. */
export function openLabel({ session, id, element, path }: Request): OpenLabel {
  const { store, history, ui } = session;
  const holder = holderOf(element, element.textContent ?? '');
  const before = [...holder.childNodes].map((node) => ({ node, text: node.nodeValue }));
  const max = textLimit(session.lookup(store.node(id)?.widget ?? ''), path);
  history.seal();
  const thaw = store.freeze(id);
  holder.contentEditable = 'plaintext-only';
  holder.focus();
  holder.ownerDocument.getSelection()?.selectAllChildren(holder);

  const typed = () => {
    const value = cutText((holder.textContent ?? '').replace(/\s*\n\s*/g, ' '), max);
    setValue(session, [id], { path: path.split('.'), value });
  };
  const limit = (event: InputEvent) => {
    if (insertCut(holder, event, max)) typed();
  };
  /** Input methods can't be limited during composition. */
  const composed = () => {
    const text = holder.textContent ?? '';
    if (text.length <= max) return;
    holder.textContent = cutText(text, max);
    holder.ownerDocument.getSelection()?.selectAllChildren(holder);
    holder.ownerDocument.getSelection()?.collapseToEnd();
  };
  const key = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.isComposing) return;
    event.preventDefault();
    event.stopPropagation();
    ui.setState({ textEditing: null });
  };
  holder.addEventListener('beforeinput', limit);
  holder.addEventListener('compositionend', composed);
  holder.addEventListener('input', typed);
  holder.addEventListener('keydown', key);
  return {
    editor: null,
    focus: () => holder.focus(),
    close: () => {
      holder.removeEventListener('beforeinput', limit);
      holder.removeEventListener('compositionend', composed);
      holder.removeEventListener('input', typed);
      holder.removeEventListener('keydown', key);
      holder.removeAttribute('contenteditable');
      // React expects these nodes with their original text.
      for (const { node, text } of before) node.nodeValue = text;
      holder.replaceChildren(...before.map(({ node }) => node));
      history.seal();
      thaw();
    },
  };
}
