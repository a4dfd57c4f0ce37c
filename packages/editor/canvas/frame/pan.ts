/** px between a panel and what it must not cover. */
const GAP = 8;

type Edges = { readonly left: number; readonly right: number };

type Panned = {
  readonly pan: number;
  readonly stageWidth: number;
  /** What panels cover at the left and at the right of the stage. */
  readonly covered: number;
  readonly coveredRight: number;
  /** The edges of the page without the pan. */
  readonly page: Edges;
};

/**
 * How far to move the page to the right, or with a negative result to the left, so that no panel
 * covers the selection, whose edges are measured while the page is moved by `pan`. Keeps `pan` if
 * that is enough, shows the start of what is too wide, and never moves the page away from a panel.
 */
export function panFor(selection: Edges, panned: Panned): number {
  const { pan, stageWidth, covered, coveredRight, page } = panned;
  const most = Math.max(0, covered - Math.max(0, page.left));
  const least = -Math.max(0, coveredRight - Math.max(0, stageWidth - page.right));
  const fromLeft = pan + covered + GAP - selection.left;
  const fromRight = pan + stageWidth - coveredRight - GAP - selection.right;
  const wanted = coveredRight > 0 ? Math.min(pan, fromRight) : pan;
  return Math.min(most, Math.max(least, wanted, fromLeft));
}
