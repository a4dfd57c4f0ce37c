import { type RefObject, useLayoutEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { isTouch } from '../../core/view/small-screen.ts';

/** Height of a row in px. */
export const ROW = isTouch() ? 44 : 28;
/** Overscan in rows. */
const OVERSCAN = 10;

export type Span = { readonly from: number; readonly to: number };

/** The rows to render for a scroll position. */
export const spanOf = (scrolled: number, height: number): Span => ({
  from: Math.max(0, Math.floor(scrolled / ROW / OVERSCAN - 1) * OVERSCAN),
  to: Math.ceil((scrolled + height) / ROW / OVERSCAN + 1) * OVERSCAN,
});

/** The visible range of a long list, plus overscan. */
export function useWindow(scroller: RefObject<HTMLElement | null>): Span {
  const [span, setSpan] = useState<Span>(() => spanOf(0, 0));
  useLayoutEffect(() => {
    const element = scroller.current;
    if (!element) return;
    const measure = () =>
      setSpan((before) => {
        const next = spanOf(element.scrollTop, element.clientHeight);
        return next.from === before.from && next.to === before.to ? before : next;
      });
    measure();
    const resized = new ResizeObserver(measure);
    resized.observe(element);
    // Synchronous, because rows that appear a frame later would leave a gap.
    const scrolled = () => flushSync(measure);
    element.addEventListener('scroll', scrolled, { passive: true });
    return () => {
      resized.disconnect();
      element.removeEventListener('scroll', scrolled);
    };
  }, [scroller]);
  return span;
}

/** Scrolls to a row: by one row if that is enough, otherwise to the center. */
export function scrollToRow(scroller: HTMLElement, index: number): void {
  const { scrollTop, clientHeight } = scroller;
  const above = scrollTop - index * ROW;
  const below = (index + 1) * ROW - scrollTop - clientHeight;
  if (Math.max(above, below) > ROW) scroller.scrollTop = (index + 0.5) * ROW - clientHeight / 2;
  else if (above > 0) scroller.scrollTop -= above;
  else if (below > 0) scroller.scrollTop += below;
}
