/** px between a panel and what it must not cover. */
const GAP = 8;

/** All in px of the stage, as shown with the current pan. */
type Panned = {
  readonly pan: number;
  /** What floating panels leave of the stage. */
  readonly free: { readonly left: number; readonly right: number };
  /** The edges of the page without the pan. */
  readonly page: { readonly left: number; readonly right: number };
  readonly stageWidth: number;
};

type Edges = { readonly left: number; readonly right: number };

/**
 * How far to move the page, to the right if positive, so that floating panels don't cover something
 * between two edges. Keeps `pan` if that is enough, but never moves the page away from a panel. What
 * is too wide begins at the start of the free space.
 */
export function panFor(box: Edges, { pan, free, page, stageWidth }: Panned): number {
  const most = Math.max(0, free.left - Math.max(0, page.left));
  const least = Math.min(0, free.right - Math.min(stageWidth, page.right));
  const fromStart = pan + free.left + GAP - box.left;
  const fromEnd = pan + free.right - GAP - box.right;
  const next = Math.max(fromStart, Math.min(pan, fromEnd));
  return Math.max(least, Math.min(most, next));
}
