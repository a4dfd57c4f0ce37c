import type { CanvasHandle } from '../frame/canvas-context.ts';

/**
 * Returns focus to the text being edited when the frame regains focus, for example after a dialog, and
 * before each key that nothing in the frame would receive: browsers don't restore the focused element
 * in a frame. Focus by Tab is left alone, because it is on its way to another control.
 */
export function restoreTextFocus({ frame, document, window }: CanvasHandle, focus: () => void) {
  const stop = new AbortController();
  const { signal } = stop;
  let isTabbing = false;
  const trackTab = (event: Event) => {
    isTabbing = 'key' in event && event.key === 'Tab';
  };
  for (const each of [document, frame.ownerDocument])
    for (const type of ['keydown', 'pointerdown'])
      each.addEventListener(type, trackTab, { capture: true, signal });
  const restore = () => {
    if (!isTabbing && document.activeElement === document.body) focus();
  };
  window.addEventListener('focus', restore, { signal });
  document.addEventListener('keydown', restore, { capture: true, signal });
  return () => stop.abort();
}
