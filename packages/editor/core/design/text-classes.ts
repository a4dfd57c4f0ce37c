const STYLE = /^moto-text_/;
const ALIGN = /^moto-align-/;
const COLOR = /^moto-color/;

const swap = (classes: string | null, family: RegExp, next: string | null): string | null => {
  const others = (classes ?? '').split(/\s+/).filter((name) => name !== '' && !family.test(name));
  return [...others, ...(next === null ? [] : [next])].join(' ') || null;
};

const find = (classes: string | null, family: RegExp): string | null =>
  (classes ?? '').split(/\s+/).find((name) => family.test(name)) ?? null;

/** The classes of a block with another text style; null for no classes. */
export const withTextStyle = (classes: string | null, className: string | null) =>
  swap(classes, STYLE, className === null ? null : `moto-text_${className}`);

export const textStyleOf = (classes: string | null): string | null =>
  find(classes, STYLE)?.replace(STYLE, '') ?? null;

export type TextAlign = 'left' | 'center' | 'right' | 'justify';

export const withAlign = (classes: string | null, align: TextAlign | null) =>
  swap(classes, ALIGN, align === null ? null : `moto-align-${align}`);

export const alignOf = (classes: string | null): string | null =>
  find(classes, ALIGN)?.replace(ALIGN, '') ?? null;

/** The classes of a span with another theme color; null for no classes. */
export const withColor = (classes: string | null, token: string | null) =>
  swap(classes, COLOR, token === null ? null : `moto-${token}`);

const SIZE = /(?:^|;)\s*font-size:\s*(\d+)px\s*;?/;

/** The styles of a span with another font size in px; null for no styles. */
export function withSize(styles: string | null, size: number | null): string | null {
  const others = (styles ?? '').replace(SIZE, ';').split(';').filter(Boolean);
  return [...others, ...(size === null ? [] : [`font-size:${size}px`])].join(';') || null;
}

/** The font size in px that the styles of a span set; null if they set none. */
export const sizeOf = (styles: string | null): number | null =>
  Number(SIZE.exec(styles ?? '')?.[1] ?? 0) || null;

const CUSTOM_COLOR = /(?:^|;)\s*color:\s*(#[\da-f]{6,8})\s*;?/i;

/** The styles of a span with another color that is none of the theme; null for no styles. */
export function withCustomColor(styles: string | null, hex: string | null): string | null {
  const others = (styles ?? '').replace(CUSTOM_COLOR, ';').split(';').filter(Boolean);
  return [...others, ...(hex === null ? [] : [`color:${hex}`])].join(';') || null;
}

/** The color as hex that the styles of a span set; null if they set none. */
export const customColorOf = (styles: string | null): string | null =>
  CUSTOM_COLOR.exec(styles ?? '')?.[1] ?? null;

export const colorOf = (classes: string | null): string | null =>
  find(classes, COLOR)?.replace('moto-', '') ?? null;
