import type { Size } from '../../canvas/frame/fit.ts';
import { type Box, intersection, overlap } from '../../core/geometry/box.ts';

/** Distance in px to the text and the edges of the stage. */
const GAP = 8;
const EDGE = 4;

/** Distance in px to the selection up to which the toolbar makes way for the text around it. */
const NEAR = 120;

export type Surroundings = {
  readonly stage: Size;
  /** Boxes of notices over the bottom of the stage, in px of the stage. */
  readonly notices: readonly Box[];
  /** The whole text widget, in px of the stage. */
  readonly widget: Box;
  /** Lines of text around the selection, in px of the stage. */
  readonly lines: readonly Box[];
};

const area = ({ left, top, right, bottom }: Box): number => (right - left) * (bottom - top);

/** How much of the lines a box covers, in square px. */
const coveredArea = (lines: readonly Box[], box: Box): number =>
  lines
    .filter((line) => overlap(line, box))
    .reduce((sum, line) => sum + area(intersection(line, box)), 0);

/** Tops of the toolbar next to the selection, and next to its widget if that is near. */
function topsOf(selection: Box, { height }: Size, widget: Box) {
  const beside = [selection.top - height - GAP, selection.bottom + GAP] as const;
  const [above, below] = [widget.top - height - GAP, widget.bottom + GAP];
  const near = [
    ...(beside[0] - above <= NEAR && above < beside[0] ? [above] : []),
    ...(below - beside[1] <= NEAR && below > beside[1] ? [below] : []),
  ];
  return { beside, near };
}

/**
 * Position of the toolbar for the selection in a box: above, otherwise below, where it covers
 * least of the other text. At the edge of the stage if neither has space. It never overlaps a notice.
 */
export function toolbarPosition(
  selection: Box,
  bar: Size,
  { stage, notices, widget, lines }: Surroundings,
): { left: number; top: number } {
  const left = Math.max(EDGE, Math.min(selection.left, stage.width - bar.width - EDGE));
  const right = left + bar.width;
  const over = notices.filter((notice) => notice.left < right && notice.right > left);
  const end = Math.min(stage.height, ...over.map(({ top }) => top));
  const last = Math.max(EDGE, end - bar.height - EDGE);
  const fits = (top: number) => top >= EDGE && top <= last;
  const covered = (top: number) =>
    coveredArea(lines, { left, top, right, bottom: top + bar.height });
  const { beside, near } = topsOf(selection, bar, widget);
  const places = [...beside, ...near].filter(fits).map((top) => ({ top, hidden: covered(top) }));
  const least = Math.min(...places.map(({ hidden }) => hidden));
  const free = places.find(({ hidden }) => hidden === least)?.top;
  const isPastEnd = selection.top > last;
  return { left, top: free ?? (isPastEnd ? last : EDGE) };
}
