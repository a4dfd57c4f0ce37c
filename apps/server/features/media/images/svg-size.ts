type Size = { readonly width: number | null; readonly height: number | null };

/** px of a unit. Others depend on where the image is shown. */
const UNITS: ReadonlyMap<string, number> = new Map([
  ['', 1],
  ['px', 1],
  ['in', 96],
  ['cm', 96 / 2.54],
  ['mm', 96 / 25.4],
  ['pt', 96 / 72],
  ['pc', 16],
]);

const LENGTH = /^\s*\+?(\d+(?:\.\d*)?|\.\d+)(e[+-]?\d{1,2})?\s*([a-z]*)\s*$/i;

/** Null for percentages, and for lengths of which nothing would be seen. */
function pixels(text: string | undefined): number | null {
  const [, value = '', exponent = '', unit = ''] = LENGTH.exec(text ?? '') ?? [];
  const length = Number(value + exponent) * (UNITS.get(unit.toLowerCase()) ?? 0);
  return value !== '' && length > 0 && Number.isFinite(length) ? length : null;
}

/** px. Smaller boxes, such as `0 0 1 1`, are measured in other units than pixels. */
const MIN_BOX = 16;
/** The width that browsers give images without a size. */
const USUAL_BOX = 300;

function boxOf(viewBox: string): { readonly width: number; readonly height: number } | null {
  const [, , across, down] = viewBox.trim().split(/[\s,]+/);
  const [width, height] = [pixels(across), pixels(down)];
  if (width === null || height === null) return null;
  const longest = Math.max(width, height);
  const scale = longest < MIN_BOX ? USUAL_BOX / longest : 1;
  return { width: width * scale, height: height * scale };
}

const rounded = (length: number | null): number | null =>
  length === null ? null : Math.max(1, Math.round(length));

/** The size in px that an SVG has by its attributes. What is missing has the ratio of its box. */
export function svgSize(attributes: { readonly [name: string]: string }): Size {
  const [width, height] = [pixels(attributes.width), pixels(attributes.height)];
  const box = boxOf(attributes.viewBox ?? '');
  const size = { width: rounded(width), height: rounded(height) };
  if (!box || (width !== null && height !== null)) return size;
  if (width !== null) return { ...size, height: rounded((width * box.height) / box.width) };
  if (height !== null) return { ...size, width: rounded((height * box.width) / box.height) };
  return { width: rounded(box.width), height: rounded(box.height) };
}
