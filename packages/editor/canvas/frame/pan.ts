/** px between the panel and what it must not cover. */
const GAP = 8;

type Panned = {
  readonly pan: number;
  /** What the panel covers at the left of the stage. */
  readonly covered: number;
  /** The left edge of the page without the pan. */
  readonly pageLeft: number;
};

/**
 * How far to move the page to the right, so that a panel that covers the first `covered` px of the
 * stage doesn't cover something whose left edge is at `left` while the page is moved by `pan`. Keeps
 * `pan` if that is enough, but never moves the page away from the panel.
 */
export function panFor(left: number, { pan, covered, pageLeft }: Panned): number {
  const most = Math.max(0, covered - Math.max(0, pageLeft));
  return Math.min(most, Math.max(pan, pan + covered + GAP - left));
}
