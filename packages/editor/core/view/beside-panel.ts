import { type Box, intersection, overlap, type Point } from '../geometry/box.ts';
import { boxAt, GAP, type Rects, type Size } from './clear-of.ts';

/** Share of the window's area from which a widget is seen next to a popover anyway. */
const MOST = 0.5;

type Surroundings = {
  readonly size: Size;
  readonly window: Size;
  /** The panel with the button that opens the popover. */
  readonly panel: Box;
};

/**
 * The position of a popover of a panel at the right: beside the panel, below the top bar, and where it
 * covers nothing of a widget if possible. It never covers the fields of the panel.
 */
export function besidePanel(
  widget: Box | null,
  wanted: Point,
  { size, window, panel }: Surroundings,
): Point {
  const lowest = window.height - GAP - size.height;
  const at = { x: wanted.x, y: Math.max(panel.top + GAP, Math.min(wanted.y, lowest)) };
  const page = { left: 0, top: panel.top, right: panel.left, bottom: panel.bottom };
  if (!widget || !overlap(widget, page)) return at;
  const seen = intersection(widget, page);
  const area = (seen.right - seen.left) * (seen.bottom - seen.top);
  if (area > MOST * window.width * window.height) return at;
  const fits = ({ y }: Point) => y >= panel.top + GAP && y <= lowest;
  const places: readonly Point[] = [
    at,
    { x: at.x, y: seen.bottom + GAP },
    { x: at.x, y: seen.top - GAP - size.height },
  ];
  const free = places.find((place) => fits(place) && !overlap(boxAt(place, size), seen));
  return free ?? at;
}

type Reads = {
  readonly widget: () => Box | null;
  readonly panel: () => Box | null;
};

/** Lets a popover of a panel leave a widget visible; see Mantine's `middlewares`. */
export const shiftBesidePanel = ({ widget, panel }: Reads) => ({
  shift: {
    crossAxis: true,
    padding: GAP,
    limiter: {
      fn: ({ x, y, rects }: Point & { readonly rects: Rects }) => {
        const around = panel();
        if (!around) return { x, y };
        const window = { width: innerWidth, height: innerHeight };
        return besidePanel(widget(), { x, y }, { size: rects.floating, window, panel: around });
      },
    },
  },
});
