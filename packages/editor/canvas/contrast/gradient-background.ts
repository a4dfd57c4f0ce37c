import { hexOf, mixColors } from './css-color.ts';

type Box = Pick<DOMRect, 'left' | 'top' | 'width' | 'height'>;

/** Number of points that are measured between the two ends of a text. */
const POINTS = 8;

const COLOR = /[a-z]+\([^()]*\)|#\w+/g;

/**
 * `linear-gradient(ANGLE, COLOR, COLOR)` or `radial-gradient(COLOR, COLOR)`, also with more colors, as
 * computed by browsers, which omit an angle of 180°, and the center and farthest corner.
 */
const GRADIENT =
  /^(linear|radial)-gradient\((?:(-?[\d.]+)deg, )?((?:[a-z]+\([^()]*\)|#\w+)(?:, (?:[a-z]+\([^()]*\)|#\w+))+)\)$/;

/** The parts of a gradient's line, from 0 to 1, that its first and last point behind a box are at. */
function rangeBehind(text: Box, box: Box, degrees: number): readonly [number, number] {
  const angle = (degrees * Math.PI) / 180;
  const [x, y] = [Math.sin(angle), -Math.cos(angle)];
  const length = Math.abs(box.width * x) + Math.abs(box.height * y) || 1;
  const center = { left: box.left + box.width / 2, top: box.top + box.height / 2 };
  const parts = [text.left, text.left + text.width].flatMap((left) =>
    [text.top, text.top + text.height].map((top) => {
      const part = 0.5 + ((left - center.left) * x + (top - center.top) * y) / length;
      return Math.min(1, Math.max(0, part));
    }),
  );
  return [Math.min(...parts), Math.max(...parts)];
}

/** The same for the rays of a radial gradient, from the center of a box to its corners. */
function raysBehind(text: Box, box: Box): readonly [number, number] {
  const distances = (start: number, size: number, own: number, whole: number) => {
    const ends = [start, start + size].map((at) => (2 * (at - own)) / (whole || 1) - 1);
    const [near, far] = ends.map(Math.abs).toSorted((a, b) => a - b);
    const isAround = Math.min(...ends) < 0 && Math.max(...ends) > 0;
    return [isAround ? 0 : (near ?? 0), far ?? 0] as const;
  };
  const [nearX, farX] = distances(text.left, text.width, box.left, box.width);
  const [nearY, farY] = distances(text.top, text.height, box.top, box.height);
  const part = (x: number, y: number) => Math.min(1, Math.hypot(x, y) / Math.SQRT2);
  return [part(nearX, nearY), part(farX, farY)];
}

/** The color at a part of a gradient, whose stops are evenly distributed. */
function colorAt(stops: readonly string[], part: number): string {
  const place = part * (stops.length - 1);
  const index = Math.min(Math.floor(place), stops.length - 2);
  const [from = '', to = ''] = stops.slice(index);
  return mixColors(from, to, place - index);
}

/**
 * The colors behind a text of a gradient that fills a box, as `#rrggbbaa`; null if the background isn't
 * a gradient.
 */
export function gradientBackground(
  backgroundImage: string,
  { text, box }: { readonly text: Box; readonly box: Box },
): readonly string[] | null {
  const [, shape, degrees = '180', colors = ''] = GRADIENT.exec(backgroundImage) ?? [];
  const stops = (colors.match(COLOR) ?? []).flatMap((color) => hexOf(color) ?? []);
  if (stops.length !== colors.match(COLOR)?.length) return null;
  const [first, last] =
    shape === 'radial' ? raysBehind(text, box) : rangeBehind(text, box, Number(degrees));
  const points = Array.from(
    { length: POINTS + 1 },
    (_, point) => first + ((last - first) * point) / POINTS,
  );
  const between = stops
    .map((_, index) => index / (stops.length - 1))
    .filter((part) => part > first && part < last);
  return [...points, ...between].toSorted((a, b) => a - b).map((part) => colorAt(stops, part));
}
