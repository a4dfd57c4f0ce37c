import type { Size } from '../../canvas/frame/fit.ts';
import { type Box, intersection, overlap } from '../../core/geometry/box.ts';

/** Distance in px to the text and the edges of the stage. */
const GAP = 8;
const EDGE = 4;

/** Greatest distance in px to the selection. */
const NEAR = 240;

/** Height in px by which it may overlap a line, whose letters are lower than that. */
const MOST_OVERLAP = 2;

export type ToolbarSide = 'above' | 'below';

export type Surroundings = {
  readonly stage: Size;
  /** Boxes of notices over the top or bottom of the stage, in px of the stage. */
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

type Candidate = Place & {
  /** Distance in px to the selection; negative over it. */
  readonly distance: number;
  readonly isAtWidget: boolean;
};

/** Places near the selection: next to the whole text, to the selection, and to a line around it. */
function candidates(
  selection: Box,
  bar: Size,
  { widget, lines }: Pick<Surroundings, 'widget' | 'lines'>,
): readonly Candidate[] {
  const rated = (box: Box, isAtWidget: boolean): readonly Candidate[] =>
    beside(box, bar).map(({ side, top }) => ({
      ...{ side, top, isAtWidget },
      distance: side === 'above' ? selection.top - top - bar.height : top - selection.bottom,
    }));
  const atLines = [selection, ...lines].flatMap((box) => rated(box, false));
  return [...rated(widget, true), ...atLines.filter(({ distance }) => distance >= 0)].filter(
    ({ distance }) => distance <= NEAR,
  );
}

/** The lines next to the selection, which are read while it is changed. */
function neighbors({ left, top, right, bottom }: Box, lines: readonly Box[]): readonly Box[] {
  const inColumn = lines.filter((line) => line.left < right && line.right > left);
  const above = inColumn.filter((line) => line.bottom <= top + MOST_OVERLAP);
  const below = inColumn.filter((line) => line.top >= bottom - MOST_OVERLAP);
  const last = Math.max(...above.map((line) => line.bottom));
  const first = Math.min(...below.map((line) => line.top));
  return [
    ...above.filter((line) => line.bottom === last),
    ...below.filter((line) => line.top === first),
  ];
}

type Span = { readonly first: number; readonly last: number };

/** The end of the span that leaves the selection visible. */
function edgeFor({ top, bottom }: Box, { height }: Size, { first, last }: Span): number {
  const coversAtTop = top < first + height && bottom > first;
  return top > last || (coversAtTop && bottom <= last) ? last : first;
}

/** Where the toolbar's top may be, between the notices over the stage. */
function freeSpan(notices: readonly Box[], stage: Size, bar: Size): Span {
  const isHigh = ({ top, bottom }: Box) => top + bottom < stage.height;
  const high = notices.filter(isHigh).map(({ bottom }) => bottom);
  const low = notices.filter((notice) => !isHigh(notice)).map(({ top }) => top);
  const first = Math.max(0, ...high) + EDGE;
  const last = Math.min(stage.height, ...low) - bar.height - EDGE;
  return { first, last: Math.max(first, last) };
}

/**
 * Position of the toolbar for the selection in a box: near it, where it covers nothing, otherwise
 * where it leaves the lines next to the selection visible. Next to the whole text if possible, so
 * that it doesn't move with the selection, and at the edge of the stage only if the selection fills
 * the stage or isn't on it. It never overlaps a notice.
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
  const span = freeSpan(over, stage, bar);
  const isFreeOf = (some: readonly Box[], top: number) =>
    coveredArea(some, { left, top, right, bottom: top + bar.height }) <= bar.width * MOST_OVERLAP;
  const near = neighbors(selection, lines);
  const cost = ({ top }: Place) => (isFreeOf(lines, top) ? 0 : isFreeOf(near, top) ? 1 : 2);
  const [best] = candidates(selection, bar, { widget, lines })
    .filter(({ top }) => top >= span.first && top <= span.last)
    .toSorted(
      (one, other) =>
        cost(one) - cost(other) ||
        Number(other.isAtWidget) - Number(one.isAtWidget) ||
        Number(other.side === side) - Number(one.side === side) ||
        (one.isAtWidget ? 0 : one.distance - other.distance),
    );
  return best
    ? { left, top: best.top, side: best.side }
    : { left, top: edgeFor(selection, bar, span), side: null };
}
