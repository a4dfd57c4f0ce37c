/** The first and the last gap in view. */
export type Range = { readonly from: number; readonly to: number };

/**
 * The gaps from 0 to `last` in view in a stage of that height, always at least one. Positions
 * increase from gap to gap, so a binary search measures only a few.
 */
export function visibleRange(
  last: number,
  height: number,
  positionOf: (gap: number) => number,
): Range {
  let low = 0;
  let high = last;
  while (low < high) {
    const middle = Math.floor((low + high) / 2);
    if (positionOf(middle) < 0) low = middle + 1;
    else high = middle;
  }
  let to = low;
  while (to < last && positionOf(to + 1) <= height) to += 1;
  return { from: low, to };
}
