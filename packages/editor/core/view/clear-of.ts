import { type Box, intersection, overlap, type Point } from '../geometry/box.ts';

/** px between a popover and what it leaves visible, and between it and the edges of the window. */
const GAP = 8;

type Size = { readonly width: number; readonly height: number };

const boxAt = ({ x, y }: Point, { width, height }: Size): Box => ({
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

/** The nearest position of a popover in the window at which it covers as little as possible of a box. */
export function clearOf(
  kept: Box,
  at: Point,
  { size, window }: { size: Size; window: Size },
): Point {
  const inside = ({ x, y }: Point): Point => ({
    x: Math.max(GAP, Math.min(x, window.width - size.width - GAP)),
    y: Math.max(GAP, Math.min(y, window.height - size.height - GAP)),
  });
  const places = [
    at,
    { ...at, x: kept.right + GAP },
    { ...at, x: kept.left - GAP - size.width },
    { ...at, y: kept.bottom + GAP },
    { ...at, y: kept.top - GAP - size.height },
  ].map((place) => {
    const point = inside(place);
    return {
      point,
      hidden: covered(boxAt(point, size), kept),
      distance: Math.hypot(point.x - at.x, point.y - at.y),
    };
  });
  const least = Math.min(...places.map(({ hidden }) => hidden));
  const best = places
    .filter(({ hidden }) => hidden === least)
    .sort((a, b) => a.distance - b.distance)[0];
  return best?.point ?? at;
}

/** Lets a popover shift away from a box of the window; see Mantine's `middlewares`. */
export const shiftClearOf = (read: () => Box | null) => ({
  shift: {
    crossAxis: true,
    padding: GAP,
    limiter: {
      fn: ({ x, y, rects }: Point & { readonly rects: { readonly floating: Size } }) => {
        const kept = read();
        const window = { width: innerWidth, height: innerHeight };
        return kept ? clearOf(kept, { x, y }, { size: rects.floating, window }) : { x, y };
      },
    },
  },
});
