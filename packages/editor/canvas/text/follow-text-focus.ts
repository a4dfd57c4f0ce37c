import type { CanvasHandle } from '../frame/canvas-context.ts';

type Text = {
  readonly focus: () => void;
  /** Ends writing. */
  readonly end: () => void;
};

/** Whether an element is in the page or in what is above it, such as the text toolbar. */
const isAtPage = (element: Element): boolean => element.closest('[data-region="canvas"]') !== null;

/**
 * Returns focus to the text being edited when the frame regains focus, for example after a dialog, and
 * before each key that nothing in the frame would receive: browsers don't restore the focused element
 * in a frame. Focus by Tab is left alone, because it is on its way to another control. Once it reaches
 * one beside the page, writing ends.
 */
export function followTextFocus({ frame, document, window }: CanvasHandle, { focus, end }: Text) {
  const stop = new AbortController();
  const { signal } = stop;
  const panel = frame.ownerDocument;
  let isTabbing = false;
  const trackTab = (event: Event) => {
    isTabbing = 'key' in event && event.key === 'Tab';
  };
  for (const each of [document, panel])
    for (const type of ['keydown', 'pointerdown'])
      each.addEventListener(type, trackTab, { capture: true, signal });
  const restore = () => {
    if (!isTabbing && document.activeElement === document.body) focus();
  };
  const leave = ({ target, relatedTarget: from }: FocusEvent) => {
    const isFromPage = from !== null && isAtPage(from as Element);
    const region = (target as Element).closest('[data-region]');
    if (isTabbing && isFromPage && region && !isAtPage(region)) end();
  };
  window.addEventListener('focus', restore, { signal });
  document.addEventListener('keydown', restore, { capture: true, signal });
  panel.addEventListener('focusin', leave, { signal });
  return () => stop.abort();
}
