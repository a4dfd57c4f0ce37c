import { type Box, intersection, overlap } from '../../core/geometry/box.ts';

/** px between the head and the sides of the stage, and between the head and what it doesn't cover. */
export const EDGE = 4;

/** Letters of large headings reach beyond their lines. */
const SPACE = 2;

/** `away` if the widget isn't on the stage. */
export type Side = 'above' | 'below' | 'inside' | 'beside' | 'away';

/** The free area of the stage, and everything in it that the head should leave visible. */
type Stage = Box & {
  readonly content: readonly Box[];
  /** The content of the widget itself, which the head covers last of all. */
  readonly own?: readonly Box[];
};

/** How much more it costs to cover a part of the widget's own content. */
const OWN_COST = 100;

/** A way to show the head: with or without the name, or with some of the buttons. */
export type HeadForm<F> = { readonly form: F; readonly width: number };

type Head<F> = {
  /** From the preferred one to the smallest. */
  readonly forms: readonly HeadForm<F>[];
  /** Used where none of the others has a place, the largest first. */
  readonly smaller: readonly HeadForm<F>[];
  readonly height: number;
  /** Distance to the widget in px. */
  readonly gap: number;
};

type Place = { readonly side: Side; readonly left: number; readonly top: number };

export type HeadPlace<F> = Place & {
  readonly form: F;
  /** There is no free place, so the head covers something. */
  readonly isCrowded: boolean;
};

type Size = { readonly width: number; readonly height: number };

const boxAt = ({ left, top }: Place, { width, height }: Size): Box => ({
  left,
  top,
  right: left + width,
  bottom: top + height,
});

const area = ({ left, top, right, bottom }: Box): number => (right - left) * (bottom - top);

function coveredArea(box: Box, content: readonly Box[]): number {
  const wide = { ...box, left: box.left - SPACE, right: box.right + SPACE };
  return content
    .filter((each) => overlap(each, wide))
    .reduce((sum, each) => sum + area(intersection(each, wide)), 0);
}

/** Where a head may start in a row: at the start of the widget, its end, or next to content. */
function leftsIn(row: Box, width: number, content: readonly Box[]): number[] {
  const lefts = content
    .filter(({ top, bottom }) => top < row.bottom && bottom > row.top)
    .flatMap(({ left, right }) => [right + EDGE, left - EDGE - width])
    .filter((left) => left >= row.left && left + width <= row.right);
  return [row.left, row.right - width, ...lefts].sort((a, b) => a - b);
}

type Around = { readonly stage: Stage; readonly gap: number };

/** The tops of a head that is inside a widget: near its ends, or between them in a low one. */
function topsInside({ top, bottom }: Box, height: number, gap: number): number[] {
  const inset = Math.max(gap, EDGE);
  const isLow = bottom - top < 3 * height;
  if (isLow) return bottom - top < height ? [] : [(top + bottom - height) / 2];
  return [top + inset, bottom - inset - height];
}

/** px that a part of the page may be narrower than the stage, at each side. */
const BORDER = 16;

const fillsWidth = (box: Box, stage: Box): boolean =>
  box.left <= stage.left + BORDER && box.right >= stage.right - BORDER;

type Sided = { readonly corner: Place[] } & Record<
  'above' | 'below' | 'inside' | 'beside',
  Place[]
>;

/** All places for a head of a size: those outside, in the order of their distance to the start. */
function placesFor(box: Box, { width, height }: Size, { stage, gap }: Around): Sided {
  const visible = intersection(box, stage);
  const start = Math.max(stage.left, Math.min(box.left, stage.right - EDGE - width));
  const end = Math.min(Math.max(box.right, start + width), stage.right - EDGE);
  const row = (side: Side, top: number, inset = 0): Place[] => {
    const free = { left: start + inset, top, right: end - inset, bottom: top + height };
    return leftsIn(free, width, stage.content).map((left) => ({ side, left, top }));
  };
  const inside =
    visible.right - visible.left - 2 * EDGE < width
      ? []
      : topsInside(visible, height, gap).flatMap((top) => row('inside', top, EDGE));
  const top = Math.max(stage.top, Math.min(box.top, stage.bottom - height));
  return {
    corner: fillsWidth(box, stage) ? inside.slice(0, 1) : [],
    above: row('above', box.top - gap - height),
    below: row('below', box.bottom + gap),
    inside,
    beside: [box.right + gap, box.left - gap - width].map((left) => ({
      side: 'beside',
      left,
      top,
    })),
  };
}

/** That of a part of the page is in its corner: outside, it would be in another part. */
const ORDER = ['corner', 'above', 'below', 'inside', 'beside'] as const;

const isOnStage = (box: Box, stage: Box): boolean =>
  box.left >= stage.left &&
  box.right <= stage.right &&
  box.top >= stage.top &&
  box.bottom <= stage.bottom;

type Candidate<F> = {
  readonly place: Place & { readonly form: F };
  readonly cost: number;
};

/** All places on the stage for some forms, from the preferred one: a place counts before the form. */
function candidates<F>(
  box: Box,
  { forms, height, gap }: Omit<Head<F>, 'smaller'>,
  stage: Stage,
): Candidate<F>[] {
  if (!overlap(box, stage)) return [];
  const placed = forms.map(({ form, width }) => ({
    form,
    size: { width, height },
    sides: placesFor(box, { width, height }, { stage, gap }),
  }));
  return ORDER.flatMap((side) =>
    placed.flatMap(({ form, size, sides }) =>
      sides[side].flatMap((place) => {
        const head = boxAt(place, size);
        if (!isOnStage(head, stage)) return [];
        const own = coveredArea(head, stage.own ?? []) * OWN_COST;
        return [{ place: { ...place, form }, cost: coveredArea(head, stage.content) + own }];
      }),
    ),
  );
}

/**
 * Where a widget's name and toolbar go, in px of the stage, and in which form: above the widget,
 * below it, in an empty part of it, or beside it, wherever they cover no content. The name goes
 * before the place changes, and buttons go only where all of them have no place. Without a free one,
 * the smallest form is where it covers least, least of all the widget's own content.
 */
export function headPlace<F>(box: Box, head: Head<F>, stage: Stage): HeadPlace<F> | null {
  const last = head.smaller.at(-1) ?? head.forms.at(-1);
  if (!last) return null;
  const placesOf = (forms: Head<F>['forms']) => candidates(box, { ...head, forms }, stage);
  for (const forms of [head.forms, ...head.smaller.map((form) => [form])]) {
    const free = placesOf(forms).find(({ cost }) => cost === 0);
    if (free) return { ...free.place, isCrowded: false };
  }
  const smallest = placesOf([last]);
  const least = Math.min(...smallest.map(({ cost }) => cost));
  const edge: Place = {
    side: overlap(box, stage) ? 'inside' : 'away',
    left: Math.max(stage.left, Math.min(box.left, stage.right - EDGE - last.width)),
    top: stage.bottom - head.height,
  };
  const place = smallest.find(({ cost }) => cost === least)?.place ?? edge;
  return { ...place, form: last.form, isCrowded: true };
}
