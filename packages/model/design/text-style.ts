import { z } from 'zod';
import type { Declarations } from './background.ts';
import { ColorValue, cssColor } from './color-value.ts';
import { cssNumber, cssPixels, cssString } from './css-text.ts';
import { DEVICES, type Device, type PerDevice } from './devices.ts';
import { effectiveValue } from './per-device.ts';

export const FONT_STYLES = ['normal', 'italic'] as const;
export const TEXT_DECORATIONS = ['none', 'underline', 'line-through'] as const;
export const TEXT_TRANSFORMS = ['none', 'uppercase', 'lowercase', 'capitalize'] as const;
export const FONT_FALLBACKS = ['sans-serif', 'serif', 'monospace', 'cursive', 'system-ui'] as const;

/** A font name as shown on the Fonts screen: letters, digits, spaces, and hyphens. */
export const FontFamily = z.string().regex(/^[\p{L}\p{N}][\p{L}\p{N} -]{0,79}$/u);

const fontWeight = z.number().int().min(100).max(900).multipleOf(10).optional();
const color = ColorValue.optional();
const font_style = z.enum(FONT_STYLES).optional();
const text_decoration = z.enum(TEXT_DECORATIONS).optional();

/** Text properties on one device. Missing ones are inherited. */
export const TextFormat = z.strictObject({
  font_family: FontFamily.optional(),
  font_fallback: z.enum(FONT_FALLBACKS).optional(),
  font_weight: fontWeight,
  font_style,
  color,
  /** px */
  font_size: z.number().min(8).max(200).optional(),
  /** Multiple of the font size. */
  line_height: z.number().min(0.5).max(4).optional(),
  /** px */
  letter_spacing: z.number().min(-10).max(50).optional(),
  text_transform: z.enum(TEXT_TRANSFORMS).optional(),
  text_decoration,
});
export type TextFormat = z.infer<typeof TextFormat>;

/** Properties of links inside a text style. */
export const LinkFormat = z.strictObject({
  color,
  text_decoration,
  font_weight: fontWeight,
  font_style,
});
export type LinkFormat = z.infer<typeof LinkFormat>;

/** Browsers show nothing but other colors for links that were visited. */
export const VisitedLinkFormat = LinkFormat.pick({ color: true });

const format = TextFormat.optional();

/**
 * Properties of a style of type `text`: base properties (`desktop`), overrides per device, and
 * links.
 */
export const TextStyleProperties = z.strictObject({
  desktop: format,
  tablet: format,
  mobile_h: format,
  mobile_v: format,
  link: LinkFormat.optional(),
  link_hover: LinkFormat.optional(),
  link_visited: VisitedLinkFormat.optional(),
});
export type TextStyleProperties = z.infer<typeof TextStyleProperties>;

/** Properties of a style of type `other`: the same without links. */
export const OtherStyleProperties = TextStyleProperties.omit({
  link: true,
  link_hover: true,
  link_visited: true,
});
export type OtherStyleProperties = z.infer<typeof OtherStyleProperties>;

const PIXELS_PER_REM = 16;

/** Font sizes use rem, so that they follow the visitor's browser setting. */
const fontSize = (pixels: number): string => `${cssNumber(pixels / PIXELS_PER_REM)}rem`;

function omitUndefined(entries: { readonly [property: string]: string | undefined }): Declarations {
  const defined = Object.entries(entries).filter(
    (entry): entry is [string, string] => entry[1] !== undefined,
  );
  return Object.fromEntries(defined);
}

const optional = <T>(value: T | undefined, write: (value: T) => string): string | undefined =>
  value === undefined ? undefined : write(value);

export function linkDeclarations(link: LinkFormat): Declarations {
  return omitUndefined({
    color: optional(link.color, cssColor),
    'font-weight': optional(link.font_weight, cssNumber),
    'font-style': link.font_style,
    'text-decoration': link.text_decoration,
  });
}

/** `standIns` are the names of local stand-in fonts by family. */
export function textDeclarations(
  text: TextFormat,
  standIns: ReadonlyMap<string, string> = new Map(),
): Declarations {
  const family = optional(text.font_family, (name) =>
    [name, standIns.get(name)]
      .flatMap((font) => (font === undefined ? [] : [cssString(font)]))
      .concat(text.font_fallback ?? 'sans-serif')
      .join(','),
  );
  return omitUndefined({
    'font-family': family ?? text.font_fallback,
    ...linkDeclarations(text),
    'font-size': optional(text.font_size, fontSize),
    'line-height': optional(text.line_height, cssNumber),
    'letter-spacing': optional(text.letter_spacing, cssPixels),
    'text-transform': text.text_transform,
  });
}

const formatOn = (
  style: TextStyleProperties,
  name: 'font_size' | 'letter_spacing',
  device: Device,
): number | undefined => {
  const values: PerDevice<number> = Object.fromEntries(
    DEVICES.map((each) => [each, style[each]?.[name]]),
  );
  return effectiveValue(values, device);
};

/** In em, or undefined if the style has none. */
const spacingOn = (style: TextStyleProperties, device: Device): string | undefined => {
  const spacing = formatOn(style, 'letter_spacing', device);
  if (spacing === undefined) return;
  const size = formatOn(style, 'font_size', device) ?? PIXELS_PER_REM;
  return spacing === 0 ? '0' : `${Number((spacing / size).toFixed(3))}em`;
};

/**
 * The letter spacing of a style as a variable relative to its size, for words with a size of their
 * own. Empty where it's that of the larger device.
 */
export function relativeSpacing(style: TextStyleProperties, device: Device): Declarations {
  const spacing = spacingOn(style, device);
  const larger = DEVICES[DEVICES.indexOf(device) - 1];
  if (spacing === undefined || (larger && spacingOn(style, larger) === spacing)) return {};
  return { '--moto-letter-spacing': spacing };
}
