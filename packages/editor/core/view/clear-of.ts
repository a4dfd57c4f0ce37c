import { type Box, intersection, overlap, type Point } from '../geometry/box.ts';

/** px between a popover and what it leaves visible, and between it and the edges of the window. */
export const GAP = 8;

/** px that a popover may be away from its button to leave the box visible. */
const NEAR_BUTTON = 96;

export type Size = { readonly width: number; readonly height: number };

export const boxAt = ({ x, y }: Point, { width, height }: Size): Box => ({
  left: x,
  top: y,
  right: x + width,
  bottom: y + height,
});

const covered = (box: Box, kept: Box): number => {
  if (!overlap(box, kept)) return 0;
  const { left, top, right, bottom } = intersection(box, kept);
  return (right - left) * (bottom - top);
};

type Surroundings = {
  readonly size: Size;
  readonly window: Size;
  /** The button that opens the popover. */
  readonly button?: Box;
};

/** The gap in px between a popover and its button, which it never covers if it can. */
function gapBetween(one: Box, other: Box): number {
  if (overlap(one, other)) return Number.POSITIVE_INFINITY;
  const across = Math.max(0, one.left - other.right, other.left - one.right);
  const down = Math.max(0, one.top - other.bottom, other.top - one.bottom);
  return Math.hypot(across, down);
}

/**
 * The position of a popover in the window at which it covers as little as possible of a box: the
 * nearest to where it is. One with a button stays near it, above or below it, and makes way if that
 * leaves the box visible.
 */
export function clearOf(kept: Box, at: Point, { size, window, button }: Surroundings): Point {
  const inside = ({ x, y }: Point): Point => ({
    x: Math.max(GAP, Math.min(x, window.width - size.width - GAP)),
    y: Math.max(GAP, Math.min(y, window.height - size.height - GAP)),
  });
  const aboveButton = (button?.top ?? 0) - GAP - size.height;
  const places: readonly Point[] = [
    at,
    ...(aboveButton >= GAP ? [{ ...at, y: aboveButton }] : []),
    ...(button ? [] : [kept.right + GAP, kept.left - GAP - size.width]).map((x) => ({ ...at, x })),
    { ...at, y: kept.bottom + GAP },
    { ...at, y: kept.top - GAP - size.height },
  ];
  const rated = places.map((place) => {
    const point = inside(place);
    const box = boxAt(point, size);
    return {
      point,
      hidden: covered(box, kept),
      distance: button ? gapBetween(box, button) : Math.hypot(point.x - at.x, point.y - at.y),
    };
  });
  const least = Math.min(...rated.map(({ hidden }) => hidden));
  // Away from its button, a popover looks like that of something else.
  const possible = button
    ? rated.filter(({ hidden, distance }) => hidden === 0 && distance <= NEAR_BUTTON)
    : rated.filter(({ hidden }) => hidden === least);
  // Moved into the window, another place may be a pixel nearer, over the top bar.
  const first = possible.find((place) => place === rated[0]);
  const nearest = first ?? possible.toSorted((a, b) => a.distance - b.distance)[0];
  return nearest?.point ?? inside(at);
}

export type Rects = { readonly reference: Point & Size; readonly floating: Size };

/** Space for content that comes and goes is at the end of a popover that is away from its button. */
const atButton = (
  { x, y }: Point,
  { size, shown, button }: { readonly size: Size; readonly shown: Size; readonly button: Box },
): Point => ({ x, y: y + size.height <= button.top ? y + size.height - shown.height : y });

/**
 * Lets a popover shift away from a box of the window; see Mantine's `middlewares`. It is placed as if
 * it had at least `height`, so that it stays on its side when its content grows and shrinks.
 */
export const shiftClearOf = (read: () => Box | null, height = 0) => ({
  shift: {
    crossAxis: true,
    padding: GAP,
    limiter: {
      fn: ({ x, y, rects }: Point & { readonly rects: Rects }) => {
        const kept = read();
        const { reference, floating } = rects;
        const size = { ...floating, height: Math.max(floating.height, height) };
        const window = { width: innerWidth, height: innerHeight };
        const button = boxAt(reference, reference);
        if (!kept) return { x, y };
        const place = clearOf(kept, { x, y }, { size, window, button });
        return atButton(place, { size, shown: floating, button });
      },
    },
  },
});
