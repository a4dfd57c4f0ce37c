/** px between the panel and what it must not cover. */
const GAP = 8;

/**
 * How far to move the page to the right, so that a panel that covers the first `covered` px of the
 * stage doesn't cover something whose left edge is at `left` while the page is moved by `pan`. Keeps
 * `pan` if that is enough.
 */
export const panFor = (left: number, { pan, covered }: { pan: number; covered: number }): number =>
  Math.min(covered, Math.max(pan, pan + covered + GAP - left));
