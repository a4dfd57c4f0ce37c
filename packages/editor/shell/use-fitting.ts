import { type RefObject, useLayoutEffect, useState } from 'react';
import { crumbsLeftOut } from './fitting-crumbs.ts';

/** Natural widths of elements in px, measured with everything shown. */
const widthsOf = (row: HTMLElement, selector: string): number[] =>
  [...row.querySelectorAll<HTMLElement>(selector)].map(
    (item) => item.getBoundingClientRect().width,
  );

function leftOut(row: HTMLElement): number {
  row.dataset.measuring = '';
  const [first = 0, ...path] = widthsOf(row, '[data-crumb]');
  const [more = 0] = widthsOf(row, '[data-crumbs-more]');
  const { paddingLeft, paddingRight } = getComputedStyle(row);
  const room = row.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight);
  delete row.dataset.measuring;
  return crumbsLeftOut({ first, path, more, room });
}

/** Number of crumbs after the first that don't fit; updates with the row's width and their names. */
export function useFitting(row: RefObject<HTMLElement | null>): number {
  const [count, setCount] = useState(0);
  useLayoutEffect(() => {
    const element = row.current;
    if (!element) return;
    const fit = () => setCount(leftOut(element));
    // Also fires once for the initial size, before the first paint.
    const resized = new ResizeObserver(fit);
    resized.observe(element);
    const renamed = new MutationObserver(fit);
    renamed.observe(element, { childList: true, characterData: true, subtree: true });
    return () => {
      resized.disconnect();
      renamed.disconnect();
    };
  }, [row]);
  return count;
}
