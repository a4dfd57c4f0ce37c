/** The first and the last gap in sight. */
export type Range = { readonly from: number; readonly to: number };

/**
 * Which of the gaps 0 … `last` lie in a stage of that height; their places grow from gap to gap, so
 * that few of them are measured. At least one is always named.
 */
export function shownRange(last: number, height: number, placeOf: (gap: number) => number): Range {
  let low = 0;
  let high = last;
  while (low < high) {
    const middle = Math.floor((low + high) / 2);
    if (placeOf(middle) < 0) low = middle + 1;
    else high = middle;
  }
  let to = low;
  while (to < last && placeOf(to + 1) <= height) to += 1;
  return { from: low, to };
}
