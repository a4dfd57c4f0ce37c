const MIXED = /^color\(srgb ([\d.]+) ([\d.]+) ([\d.]+)(?: \/ ([\d.]+))?\)$/;

const toHex = (channels: readonly number[]): string =>
  `#${channels.map((value) => Math.round(value).toString(16).padStart(2, '0')).join('')}`;

/** Converts a computed color to `#rrggbbaa`; null for colors outside sRGB. */
export function hexOf(css: string): string | null {
  const mixed = MIXED.exec(css);
  if (mixed) return toHex(mixed.slice(1).map((value) => Number(value ?? 1) * 255));
  const parts = /^rgba?\(\s*([\d.]+)[,\s]+([\d.]+)[,\s]+([\d.]+)(?:[,/\s]+([\d.]+%?))?\s*\)$/.exec(
    css,
  );
  if (!parts) return /^#[\da-f]{6}$/i.test(css) ? css.toLowerCase() : null;
  const [, red = '0', green = '0', blue = '0', alphaText = '1'] = parts;
  const alpha = alphaText.endsWith('%') ? Number.parseFloat(alphaText) / 100 : Number(alphaText);
  return toHex([Number(red), Number(green), Number(blue), alpha * 255]);
}

export const isOpaque = (hex: string): boolean => hex.length === 7 || hex.endsWith('ff');

/** A color with its alpha multiplied by an opacity from 0 to 1, as `#rrggbbaa`. */
export function withOpacity(hex: string, opacity: number): string {
  const alpha = Math.round(Number.parseInt(hex.slice(7) || 'ff', 16) * opacity);
  return `${hex.slice(0, 7)}${alpha.toString(16).padStart(2, '0')}`;
}

const channelsOf = (hex: string): readonly number[] =>
  [1, 3, 5, 7].map((at) => Number.parseInt(hex.slice(at, at + 2) || 'ff', 16));

/** A color between two others, as gradients have it: what is transparent adds no hue. */
export function mixColors(from: string, to: string, part: number): string {
  const [first, second] = [channelsOf(from), channelsOf(to)];
  const between = (a: number, b: number) => a + (b - a) * part;
  const [start = 0, end = 0] = [first[3], second[3]];
  const alpha = between(start, end);
  const colors = [0, 1, 2].map((at) =>
    alpha === 0 ? 0 : between((first[at] ?? 0) * start, (second[at] ?? 0) * end) / alpha,
  );
  return toHex(alpha === 255 ? colors : [...colors, alpha]);
}
