import { type RefObject, useEffect } from 'react';
import './scroll-fade.css';

/** Rounded sizes can leave up to this many px to scroll. */
const TOLERANCE = 1;

/** Fades the edges of a row toward which it can be scrolled sideways. */
export function useScrollFade(row: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = row.current;
    if (!element) return;
    const update = () => {
      const { scrollLeft, scrollWidth, clientWidth } = element;
      const passed = Math.abs(scrollLeft);
      element.toggleAttribute('data-more-before', passed > TOLERANCE);
      element.toggleAttribute('data-more-after', scrollWidth - clientWidth - passed > TOLERANCE);
    };
    update();
    element.addEventListener('scroll', update, { passive: true });
    const observer = new ResizeObserver(update);
    // Also its items, which change its width to scroll.
    for (const observed of [element, ...element.children]) observer.observe(observed);
    return () => {
      element.removeEventListener('scroll', update);
      observer.disconnect();
    };
  });
}
