import type { CanvasHandle } from '../frame/canvas-context.ts';

/**
 * A dialog over the editor takes the focus out of the frame, and the browser forgets what in the
 * frame had it. When the frame gets it back, it goes to the text that is being written; whoever
 * comes by Tab is on the way to somewhere else.
 */
export function restoreTextFocus({ frame, document, window }: CanvasHandle, focus: () => void) {
  const stop = new AbortController();
  const { signal } = stop;
  let isTabbing = false;
  const look = (event: Event) => {
    isTabbing = 'key' in event && event.key === 'Tab';
  };
  for (const each of [document, frame.ownerDocument])
    for (const type of ['keydown', 'pointerdown'])
      each.addEventListener(type, look, { capture: true, signal });
  const back = () => {
    if (!isTabbing && document.activeElement === document.body) focus();
  };
  window.addEventListener('focus', back, { signal });
  return () => stop.abort();
}
