import type { NodeId } from '@plinth/model';
import { widgetDefinition } from '@plinth/widgets';
import { openNextText } from '../../core/commands/next-text.ts';
import { setValue } from '../../core/commands/properties.ts';
import type { EditorSession } from '../../core/session/types.ts';
import type { TextState } from '../../core/view/text-state.ts';
import { separateLabelSteps } from './label-steps.ts';
import { placeCaret } from './place-caret.ts';
import { textLimit, truncateText } from './text-limit.ts';

type Request = {
  readonly session: EditorSession;
  readonly id: NodeId;
  readonly element: HTMLElement;
  /** Dotted path of the label's property. */
  readonly path: string;
  /** What screen readers call the text field. */
  readonly name: string;
  readonly at: TextState['textOpenedAt'];
};

export type OpenLabel = {
  readonly editor: null;
  readonly focus: () => void;
  /** Types at the caret. */
  readonly type: (text: string) => void;
  readonly close: () => void;
};

/** The deepest element that shows exactly this text. */
function labelElement(element: HTMLElement, text: string): HTMLElement {
  const inner = [...element.children].find((child) => child.textContent?.trim() === text.trim());
  return inner instanceof (element.ownerDocument.defaultView ?? window).HTMLElement
    ? labelElement(inner, text)
    : element;
}

/** The start of an input that fits into the label in place of the selected text. */
function fittingInput(label: HTMLElement, input: string, max: number): string {
  const selection = label.ownerDocument.getSelection();
  const replaced = selection?.rangeCount ? selection.toString().length : 0;
  return truncateText(input, max - (label.textContent ?? '').length + replaced);
}

/** Types at the caret. Without any text, the selected text stays, as in an input field. */
function insertAtCaret(label: HTMLElement, text: string): void {
  const selection = label.ownerDocument.getSelection();
  if (!selection?.rangeCount || text === '') return;
  const range = selection.getRangeAt(0);
  range.deleteContents();
  range.insertNode(label.ownerDocument.createTextNode(text));
  selection.collapse(range.endContainer, range.endOffset);
}

/** Edits a single-line label in place as plain text, up to the length that the schema allows. */
export function openLabel({ session, id, element, path, name, at }: Request): OpenLabel {
  const { store, history, ui } = session;
  const label = labelElement(element, element.textContent ?? '');
  const original = [...label.childNodes].map((node) => ({ node, text: node.nodeValue }));
  const max = textLimit(widgetDefinition(store.node(id)?.widget ?? ''), path);
  history.seal();
  const unfreeze = store.freeze(id);
  label.contentEditable = 'plaintext-only';
  const { dir } = label;
  label.dir = 'auto';
  label.role = 'textbox';
  label.ariaLabel = name;
  label.focus();
  placeCaret(label, at);

  const handleInput = () => {
    const value = truncateText((label.textContent ?? '').replace(/\s*\n\s*/g, ' '), max);
    setValue(session, [id], { path: path.split('.'), value });
  };
  const handleBeforeInput = (event: InputEvent) => {
    const input = event.data ?? event.dataTransfer?.getData('text/plain') ?? '';
    const fitting = event.isComposing ? input : fittingInput(label, input, max);
    if (fitting === input) return;
    event.preventDefault();
    insertAtCaret(label, fitting);
    handleInput();
  };
  /** Input methods can't be limited during composition. */
  const handleCompositionEnd = () => {
    const text = label.textContent ?? '';
    if (text.length <= max) return;
    label.textContent = truncateText(text, max);
    label.ownerDocument.getSelection()?.selectAllChildren(label);
    label.ownerDocument.getSelection()?.collapseToEnd();
  };
  const handleKey = (event: KeyboardEvent) => {
    if (event.key === 'Tab' && openNextText(session, label, event.shiftKey ? -1 : 1))
      return event.preventDefault();
    if (event.key !== 'Enter' || event.isComposing) return;
    event.preventDefault();
    event.stopPropagation();
    ui.setState({ textEditing: null });
  };
  const stopSteps = separateLabelSteps(label, history);
  label.addEventListener('beforeinput', handleBeforeInput);
  label.addEventListener('compositionend', handleCompositionEnd);
  label.addEventListener('input', handleInput);
  label.addEventListener('keydown', handleKey);
  return {
    editor: null,
    focus: () => label.focus(),
    type: (text) => {
      insertAtCaret(label, fittingInput(label, text, max));
      handleInput();
    },
    close: () => {
      stopSteps();
      label.removeEventListener('beforeinput', handleBeforeInput);
      label.removeEventListener('compositionend', handleCompositionEnd);
      label.removeEventListener('input', handleInput);
      label.removeEventListener('keydown', handleKey);
      for (const attribute of ['contenteditable', 'role', 'aria-label'])
        label.removeAttribute(attribute);
      if (dir === '') label.removeAttribute('dir');
      else label.dir = dir;
      // React expects these nodes with their original text.
      for (const { node, text } of original) node.nodeValue = text;
      label.replaceChildren(...original.map(({ node }) => node));
      history.seal();
      unfreeze();
    },
  };
}
