import type { Size } from '../../canvas/frame/fit.ts';
import { type Box, intersection, overlap } from '../../core/geometry/box.ts';

/** Distance in px to the text and the edges of the stage. */
const GAP = 8;
const EDGE = 4;

/** Distance in px to the selection up to which the toolbar is next to the whole text. */
const NEAR = 240;

/** Height in px by which it may overlap a line of a tall text, whose letters are lower than that. */
const MOST_OVERLAP = 2;

export type ToolbarSide = 'above' | 'below';

export type Surroundings = {
  readonly stage: Size;
  /** Boxes of notices over the bottom of the stage, in px of the stage. */
  readonly notices: readonly Box[];
  /** The whole text widget, in px of the stage. */
  readonly widget: Box;
  /** Lines of text around the selection, in px of the stage. */
  readonly lines: readonly Box[];
  /** How the line with the caret is aligned: `left`, `center` or `right`. */
  readonly align: string;
  /** Where the toolbar was last. It stays there while it fits, so that typing doesn't move it. */
  readonly side: ToolbarSide | null;
};

type ToolbarPlace = {
  readonly left: number;
  readonly top: number;
  /** null at the edge of the stage. */
  readonly side: ToolbarSide | null;
};

const area = ({ left, top, right, bottom }: Box): number => (right - left) * (bottom - top);

/** How much of the lines a box covers, in square px. */
const coveredArea = (lines: readonly Box[], box: Box): number =>
  lines
    .filter((line) => overlap(line, box))
    .reduce((sum, line) => sum + area(intersection(line, box)), 0);

/** The left edge of the toolbar above or below a box, aligned like its text. */
function leftOf({ left, right }: Box, { width }: Size, align: Surroundings['align']): number {
  if (align === 'center') return (left + right - width) / 2;
  return align === 'right' ? right - width : left;
}

type Place = { readonly side: ToolbarSide; readonly top: number };

const beside = ({ top, bottom }: Box, { height }: Size): readonly Place[] => [
  { side: 'above', top: top - height - GAP },
  { side: 'below', top: bottom + GAP },
];

/** Places next to the whole text that are near the selection, otherwise next to the selection. */
function placesOf(selection: Box, bar: Size, widget: Box): readonly (readonly Place[])[] {
  const [above = 0, below = 0] = beside(selection, bar).map(({ top }) => top);
  const near = beside(widget, bar).filter(({ side, top }) =>
    side === 'above' ? above - top <= NEAR : top - below <= NEAR,
  );
  return [near, beside(selection, bar)];
}

/** The edge of the stage, whose lower one is at `last`, that leaves the selection visible. */
function edgeFor({ top, bottom }: Box, { height }: Size, last: number): number {
  const coversAtTop = top < EDGE + height && bottom > EDGE;
  return top > last || (coversAtTop && bottom <= last) ? last : EDGE;
}

/**
 * Position of the toolbar for the selection in a box: above the whole text, otherwise below it,
 * where it covers least of the other text. In a text that is too tall for that, next to the selection
 * where it covers no line, and otherwise at the edge of the stage. It never overlaps a notice.
 */
export function toolbarPosition(
  selection: Box,
  bar: Size,
  { stage, notices, widget, lines, align, side }: Surroundings,
): ToolbarPlace {
  const wanted = leftOf(widget, bar, align);
  const left = Math.max(EDGE, Math.min(wanted, stage.width - bar.width - EDGE));
  const right = left + bar.width;
  const over = notices.filter((notice) => notice.left < right && notice.right > left);
  const end = Math.min(stage.height, ...over.map(({ top }) => top));
  const last = Math.max(EDGE, end - bar.height - EDGE);
  const covered = ({ top }: Place) =>
    coveredArea(lines, { left, top, right, bottom: top + bar.height });
  const [near, tall] = placesOf(selection, bar, widget).map((places) =>
    places.filter(({ top }) => top >= EDGE && top <= last),
  );
  // In a tall text, lines next to the selection stay visible.
  const free = tall?.filter((place) => covered(place) <= bar.width * MOST_OVERLAP) ?? [];
  const fitting = near && near.length > 0 ? near : free;
  if (fitting.length === 0) return { left, top: edgeFor(selection, bar, last), side: null };
  const least = Math.min(...fitting.map(covered));
  const place =
    fitting.find((each) => each.side === side) ?? fitting.find((each) => covered(each) === least);
  return { left, top: place?.top ?? EDGE, side: place?.side ?? null };
}
