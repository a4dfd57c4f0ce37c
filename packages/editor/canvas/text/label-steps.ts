import type { History } from '@plinth/model';
import { CHANGE_PAUSE } from '../../core/session/change-run.ts';

const MOVES = new Set(['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown', 'Home', 'End']);

/**
 * Ends undo steps while a label is edited: after a pause, where the caret is moved, and between
 * typing and deleting. A word that is being composed is one step.
 */
export function separateLabelSteps(
  label: HTMLElement,
  history: Pick<History<never>, 'seal'>,
): () => void {
  const stop = new AbortController();
  const { signal } = stop;
  let last = '';
  let isComposing = false;
  let pause: ReturnType<typeof setTimeout> | undefined;
  const end = () => {
    last = '';
    history.seal();
  };
  const endWhenIdle = () => {
    if (isComposing) pause = setTimeout(endWhenIdle, CHANGE_PAUSE);
    else end();
  };
  const handleBeforeInput = (event: InputEvent) => {
    const kind = event.inputType.startsWith('delete') ? 'delete' : 'type';
    if (kind !== last && !isComposing) history.seal();
    last = kind;
    ({ isComposing } = event);
  };
  const handleInput = () => {
    clearTimeout(pause);
    pause = setTimeout(endWhenIdle, CHANGE_PAUSE);
  };
  const handleCompositionEnd = () => {
    isComposing = false;
  };
  const handleKey = ({ key, isComposing: isInMenu }: KeyboardEvent) => {
    if (MOVES.has(key) && !isInMenu) end();
  };
  label.addEventListener('beforeinput', handleBeforeInput, { signal });
  label.addEventListener('input', handleInput, { signal });
  label.addEventListener('compositionend', handleCompositionEnd, { signal });
  label.addEventListener('keydown', handleKey, { signal });
  label.addEventListener('pointerdown', end, { signal });
  return () => {
    clearTimeout(pause);
    stop.abort();
  };
}
