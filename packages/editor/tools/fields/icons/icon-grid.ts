/** Icons in a row, and the height in px of a row and of the visible part. */
export const COLUMNS = 8;
export const ROW = 36;
export const VIEW = 252;

/** Rows above and below the visible part that are rendered, so that scrolling shows no gaps. */
const EXTRA = 3;

export type Rows = { readonly from: number; readonly to: number };

/** The icons to render at a scroll position, by index. */
export function shownIcons(count: number, scrollTop: number): Rows {
  const first = Math.max(0, Math.floor(scrollTop / ROW) - EXTRA);
  const last = Math.ceil((scrollTop + VIEW) / ROW) + EXTRA;
  return { from: first * COLUMNS, to: Math.min(count, last * COLUMNS) };
}

/** The scroll position that shows an icon, as close as possible to the current one. */
export function scrollTo(index: number, scrollTop: number): number {
  const top = Math.floor(index / COLUMNS) * ROW;
  return Math.min(top, Math.max(scrollTop, top + ROW - VIEW));
}

/** Rows that a page key moves by. */
const PAGE = Math.floor(VIEW / ROW) - 1;

/** The icon that a key moves to; null for other keys. Ends of the grid keep the current one. */
export function iconByKey(key: string, at: number, count: number): number | null {
  const steps: { readonly [key: string]: number } = {
    ArrowRight: 1,
    ArrowLeft: -1,
    ArrowDown: COLUMNS,
    ArrowUp: -COLUMNS,
    PageDown: COLUMNS * PAGE,
    PageUp: -COLUMNS * PAGE,
  };
  const step = steps[key];
  if (step === undefined || count === 0) return null;
  const next = at + step;
  if (next >= 0 && next < count) return next;
  if (!key.startsWith('Page')) return at;
  return step > 0 ? count - 1 : 0;
}
