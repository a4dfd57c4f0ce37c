import { type RefObject, useEffect, useRef } from 'react';

/** px: height of a grid row, and the space below each card. */
const ROW = 4;
const GAP = 12;

/**
 * Lets a card take as many rows of its grid as it is high, so that cards of different heights leave
 * no holes and keep their order.
 */
export function useGridSpan(): RefObject<HTMLElement | null> {
  const card = useRef<HTMLElement>(null);
  useEffect(() => {
    const element = card.current;
    if (!element) return;
    const observer = new ResizeObserver(() => {
      element.style.gridRowEnd = `span ${Math.ceil((element.offsetHeight + GAP) / ROW)}`;
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return card;
}
