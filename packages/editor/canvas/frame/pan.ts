/** px between the panels and what they must not cover. */
const GAP = 8;

/** The part of a selection that the panel at the right may cover before the page moves. */
const MAY_BE_COVERED = 1 / 4;

/** Left and right edge in px of the stage. */
type Span = { readonly left: number; readonly right: number };

export type Panned = {
  readonly pan: number;
  /** The part of the stage that floating panels leave. */
  readonly free: Span;
  /** The visible page without the pan. */
  readonly page: Span;
};

/** The nearest possible pan: no edge of the page moves further than to the panel that covers it. */
export function possiblePan(wanted: number, { free, page }: Omit<Panned, 'pan'>): number {
  const farLeft = Math.min(0, free.right - page.right);
  const farRight = Math.max(0, free.left - page.left);
  return Math.max(farLeft, Math.min(farRight, wanted));
}

/**
 * How far to move the page to the right, or to the left if negative, so that floating panels don't
 * cover what lies in a span while the page is moved by `pan`. Keeps `pan` if that is enough, also
 * where only the end of a span is covered. What is wider than the free part shows its beginning.
 */
export function panFor(box: Span, { pan, free, page }: Panned): number {
  const width = box.right - box.left;
  const isWide = width > free.right - free.left - 2 * GAP;
  const isSeen = box.right - free.right <= width * MAY_BE_COVERED;
  const least = pan + free.left + GAP - box.left;
  const most = isWide || isSeen ? pan : pan + free.right - GAP - box.right;
  return possiblePan(Math.max(least, Math.min(pan, most)), { free, page });
}

/**
 * How far to scroll a stage that is narrower than the page, so that what lies in a span is in view.
 * What is wider than the stage shows its beginning, unless it fills the view.
 */
export function scrollFor(box: Span, free: Span): number {
  if (box.left <= free.left && box.right >= free.right) return 0;
  const toStart = box.left - free.left - GAP;
  const toEnd = box.right - free.right + GAP;
  return toStart < 0 ? toStart : Math.max(0, Math.min(toEnd, toStart));
}
