import type { NodeId } from '@plinth/model';
import { setValue } from '../../core/commands/properties.ts';
import type { EditorSession } from '../../core/session/types.ts';

type Request = {
  readonly session: EditorSession;
  readonly id: NodeId;
  readonly element: HTMLElement;
  /** Dotted path of the property that holds the label. */
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

/** Edits a label of one line in place, as plain text; what is pasted is text only. */
export function openLabel({ session, id, element, path }: Request): OpenLabel {
  const { store, history, ui } = session;
  const holder = holderOf(element, element.textContent ?? '');
  const before = [...holder.childNodes];
  history.seal();
  const thaw = store.freeze(id);
  holder.contentEditable = 'plaintext-only';
  holder.focus();
  holder.ownerDocument.getSelection()?.selectAllChildren(holder);

  const typed = () => {
    const value = (holder.textContent ?? '').replace(/\s*\n\s*/g, ' ');
    setValue(session, [id], { path: path.split('.'), value });
  };
  const key = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.isComposing) return;
    event.preventDefault();
    event.stopPropagation();
    ui.setState({ textEditing: null });
  };
  holder.addEventListener('input', typed);
  holder.addEventListener('keydown', key);
  return {
    editor: null,
    focus: () => holder.focus(),
    close: () => {
      holder.removeEventListener('input', typed);
      holder.removeEventListener('keydown', key);
      holder.removeAttribute('contenteditable');
      holder.replaceChildren(...before);
      history.seal();
      thaw();
    },
  };
}
