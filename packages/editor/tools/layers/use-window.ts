import { type RefObject, useLayoutEffect, useState } from 'react';
import { flushSync } from 'react-dom';

/** px of one line of the tree. */
export const ROW = 28;
/** Lines beyond the edges that are rendered, too; scrolling renders anew once for as many. */
const SPARE = 10;

export type Span = { readonly from: number; readonly to: number };

/** Which lines to render for what is in sight. */
export const spanOf = (scrolled: number, height: number): Span => ({
  from: Math.max(0, Math.floor(scrolled / ROW / SPARE - 1) * SPARE),
  to: Math.ceil((scrolled + height) / ROW / SPARE + 1) * SPARE,
});

/** The lines of a long list that are in sight of its scroller, or nearly. */
export function useWindow(scroller: RefObject<HTMLElement | null>): Span {
  const [span, setSpan] = useState<Span>(() => spanOf(0, 0));
  useLayoutEffect(() => {
    const element = scroller.current;
    if (!element) return;
    const look = () =>
      setSpan((before) => {
        const next = spanOf(element.scrollTop, element.clientHeight);
        return next.from === before.from && next.to === before.to ? before : next;
      });
    look();
    const resized = new ResizeObserver(look);
    resized.observe(element);
    // In the frame that scrolls: lines that came a frame later would leave a gap until then.
    const scrolled = () => flushSync(look);
    element.addEventListener('scroll', scrolled, { passive: true });
    return () => {
      resized.disconnect();
      element.removeEventListener('scroll', scrolled);
    };
  }, [scroller]);
  return span;
}

/** Brings a line into sight: by one line where that is enough, else into the middle. */
export function bringIntoSight(scroller: HTMLElement, index: number): void {
  const { scrollTop, clientHeight } = scroller;
  const above = scrollTop - index * ROW;
  const below = (index + 1) * ROW - scrollTop - clientHeight;
  if (Math.max(above, below) > ROW) scroller.scrollTop = (index + 0.5) * ROW - clientHeight / 2;
  else if (above > 0) scroller.scrollTop -= above;
  else if (below > 0) scroller.scrollTop += below;
}
