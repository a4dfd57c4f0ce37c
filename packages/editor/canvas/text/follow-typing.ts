import { typeText, writableText } from '../../core/commands/edit-inline-text.ts';
import type { EditorSession } from '../../core/session/types.ts';
import type { CanvasHandle } from '../frame/canvas-context.ts';

/** Whether keys write into the selected text, whose editor isn't mounted yet. */
function isWaiting(session: EditorSession): boolean {
  const { dialog, menu, isTextOpen } = session.ui.getState();
  return !isTextOpen && dialog === null && menu === null && writableText(session) !== null;
}

type Typing = {
  readonly session: EditorSession;
  readonly canvas: CanvasHandle;
  /** An empty editable element over the canvas. */
  readonly target: HTMLElement;
  /** Shows a word that an input method composes at the end of the text. */
  readonly placeTarget: () => void;
};

/**
 * Gives `target` the focus of the page while a text is selected, and types into the text what it
 * receives. Only an editable element receives characters as the browser composes them, with dead
 * keys and input methods.
 */
export function followTyping({ session, canvas, target, placeTarget }: Typing): () => void {
  const { ui } = session;
  const stage = canvas.frame.parentElement as HTMLElement;
  const stop = new AbortController();
  const { signal } = stop;
  const follow = () => {
    // A press in the frame focuses it while the panel's focused element stays the same.
    const isInFrame = canvas.document.hasFocus();
    const focused = isInFrame ? canvas.frame : document.activeElement;
    if ((isInFrame || focused === stage) && isWaiting(session)) {
      if (isInFrame) window.focus();
      target.focus({ preventScroll: true });
    } else if (focused === target && !isWaiting(session)) {
      if (ui.getState().isTextOpen) canvas.window.focus();
      else stage.focus({ preventScroll: true });
    }
  };
  const handleInput = (event: InputEvent) => {
    if (event.isComposing || event.inputType === 'insertCompositionText') return;
    event.preventDefault();
    if (event.inputType === 'insertText' && event.data) typeText(session, event.data);
  };
  const handleCompositionEnd = ({ data }: CompositionEvent) => {
    target.textContent = '';
    if (data !== '') typeText(session, data);
  };
  let isTabbing = false;
  const trackTab = ({ key }: KeyboardEvent) => {
    isTabbing = key === 'Tab';
  };
  const handleStageFocus = ({ relatedTarget }: FocusEvent) => {
    // Tab leaves through the stage.
    if (relatedTarget !== target || !isTabbing) follow();
  };
  document.addEventListener('keydown', trackTab, { capture: true, signal });
  target.addEventListener('beforeinput', handleInput, { signal });
  target.addEventListener('compositionstart', placeTarget, { signal });
  target.addEventListener('compositionend', handleCompositionEnd, { signal });
  stage.addEventListener('focus', handleStageFocus, { signal });
  canvas.window.addEventListener('focus', follow, { signal });
  const unsubscribe = ui.subscribe(follow);
  follow();
  return () => {
    stop.abort();
    unsubscribe();
  };
}
