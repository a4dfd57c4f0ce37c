import { z } from 'zod';
import type { Background, Declarations, MediaUrl } from './background.ts';
import {
  backgroundDeclarations,
  hasParallax,
  IMAGE_VARIABLE,
  overlayDeclarations,
} from './background.ts';
import { ColorTheme, colorRoles, DEFAULT_COLORS } from './color-theme.ts';
import { COLOR_ROLES, colorVariable, cssColor } from './color-value.ts';
import { cssPerDevice, cssRule } from './css-rule.ts';
import { cssPixels } from './css-text.ts';
import type { Device } from './devices.ts';
import { fontFaceRules, SiteFont, standIns } from './font-face.ts';
import { colorShades } from './shades.ts';
import { NAMED_SIZES } from './spacing.ts';
import type { BackgroundStyle } from './style-record.ts';
import { StyleFields, styleClass } from './style-record.ts';
import type { TextStyleProperties } from './text-style.ts';
import { linkDeclarations, relativeSpacing, textDeclarations } from './text-style.ts';
import { DEFAULT_VALUES, DesignValues } from './values.ts';

/** The input of the site's stylesheet. */
export const SiteDesign = z.strictObject({
  colors: ColorTheme.default(DEFAULT_COLORS),
  values: DesignValues.default(DEFAULT_VALUES),
  fonts: z.array(SiteFont).default([]),
  /** Text, background, and other styles, in cascade order. */
  styles: z.array(StyleFields).default([]),
});
export type SiteDesign = z.infer<typeof SiteDesign>;

/** Tokens and hex values of the main colors, their shades, and custom colors. */
function numberedColors({ main, more }: ColorTheme): [token: string, color: string][] {
  const mains = main.flatMap((base, index): [string, string][] => [
    [`color${index + 1}`, base.toLowerCase()],
    ...colorShades(base).map((shade, at): [string, string] => [
      `color${index + 1}_${at + 1}`,
      shade,
    ]),
  ]);
  const custom = more.map((color, index): [string, string] => [
    `color_custom${index + 1}`,
    cssColor(color),
  ]);
  return [...mains, ...custom];
}

/** The CSS variables of all colors. */
export function colorVariables(colors: ColorTheme): Declarations {
  const roles = colorRoles(colors);
  return Object.fromEntries([
    ...numberedColors(colors).map(([token, color]) => [colorVariable(token), color]),
    ...COLOR_ROLES.map((role) => [colorVariable(role), cssColor(roles[role])]),
  ]);
}

/** The CSS variables of all sizes on a device. */
function valueVariables({ grid, spacings, radius }: DesignValues, device: Device): Declarations {
  const sizes = NAMED_SIZES.flatMap((step) => {
    const size = spacings[step][device];
    return size === undefined ? [] : [[`--moto-spacing-${step}`, cssPixels(size)]];
  });
  return {
    ...Object.fromEntries(sizes),
    ...(device === 'desktop'
      ? {
          '--moto-column-spacing': cssPixels(grid.column_spacing),
          '--moto-row-width': cssPixels(grid.row_width),
          '--moto-radius': cssPixels(radius),
        }
      : {}),
  };
}

const variables = ({ colors, values }: SiteDesign): string =>
  cssPerDevice((device) =>
    cssRule(':root', {
      ...(device === 'desktop' ? colorVariables(colors) : {}),
      ...valueVariables(values, device),
    }),
  );

/** `.moto-color1_2` sets the text color, `.moto-bg-color1_2` the background color. */
const colorClass = (token: string): string => {
  const color = `var(${colorVariable(token)})`;
  return (
    cssRule(`.moto-${token}`, { color }) +
    cssRule(`.moto-bg-${token}`, { 'background-color': color })
  );
};

/**
 * Text styles that also apply to plain elements. `:where` gives them no specificity, so any class
 * wins.
 */
const ELEMENTS: { readonly [className: string]: string } = {
  normal: 'body',
  'heading-1': 'h1',
  'heading-2': 'h2',
  'heading-3': 'h3',
  'heading-4': ':is(h4,h5,h6)',
};

function textSelector(fields: StyleFields): string {
  const selector = `.${styleClass(fields)}`;
  const element = fields.type === 'text' ? ELEMENTS[fields.class_name] : undefined;
  return element === undefined ? selector : `:where(${element}),${selector}`;
}

type Families = ReadonlyMap<string, string>;

function textStyle(fields: Exclude<StyleFields, BackgroundStyle>, families: Families): string {
  const properties: TextStyleProperties = fields.properties;
  const own = `.${styleClass(fields)}`;
  return (
    cssPerDevice((device) =>
      cssRule(textSelector(fields), {
        ...textDeclarations(properties[device] ?? {}, families),
        ...relativeSpacing(properties, device),
      }),
    ) +
    cssRule(`${own} a`, linkDeclarations(properties.link ?? {})) +
    cssRule(`${own} a:visited`, linkDeclarations(properties.link_visited ?? {})) +
    cssRule(`${own} a:hover`, linkDeclarations(properties.link_hover ?? {}))
  );
}

/** A variable of the same name takes the color to widgets whose preset has another one. */
const styleColor = (fields: BackgroundStyle): Declarations => {
  const { color } = fields.properties;
  return color === undefined ? {} : { [`--${styleClass(fields)}`]: cssColor(color) };
};

/** The image is also a variable, which keeps it where a color on hover replaces gradients. */
function withImageVariable(background: Background, mediaUrl: MediaUrl): Declarations {
  const declarations = backgroundDeclarations(background, mediaUrl);
  const image = declarations['background-image'];
  return background.image_id === undefined || image === undefined
    ? declarations
    : { ...declarations, [IMAGE_VARIABLE]: image };
}

function backgroundStyle(fields: BackgroundStyle, mediaUrl: MediaUrl): string {
  const { image_id, overlay, ...behind } = fields.properties;
  const own = `.${styleClass(fields)}`;
  const layer = `${own}>.moto-background-layer`;
  const ownRule = (declarations: Declarations) =>
    cssRule(own, { ...styleColor(fields), ...declarations });
  if (behind.video_id !== undefined)
    return (
      ownRule(backgroundDeclarations(behind, mediaUrl)) +
      cssRule(`${layer}::after`, overlay ? overlayDeclarations(overlay) : {})
    );
  const declarations = withImageVariable(fields.properties, mediaUrl);
  if (image_id === undefined || !hasParallax(behind)) return ownRule(declarations);
  const { 'background-color': color, ...image } = declarations;
  return (
    ownRule(color === undefined ? {} : { 'background-color': color }) +
    cssRule(`${layer}>div`, image) +
    // Only boxes have a layer. The image of other widgets stays in its place. A rule of its own:
    // browsers that don't know `:has` drop it.
    cssRule(`${own}:not(:has(>.moto-background-layer))`, image)
  );
}

const style = (fields: StyleFields, mediaUrl: MediaUrl, families: Families): string =>
  fields.type === 'background' ? backgroundStyle(fields, mediaUrl) : textStyle(fields, families);

const inLayer = (css: string): string => `@layer design{${css}}`;

/** The color classes of all colors, for the canvas. They come before the stylesheet. */
export const colorClasses = (colors: ColorTheme): string =>
  inLayer(
    numberedColors(colors)
      .map(([token]) => colorClass(token))
      .join(''),
  );

const COLOR_CLASS = /(?<![\w-])moto-(?:bg-)?(color(?:_custom)?\d+(?:_\d)?)(?![\w-])/g;

/** The color classes that a page uses. They come before the stylesheet. */
export function usedColorClasses(html: string): string {
  const tokens = new Set(Array.from(html.matchAll(COLOR_CLASS), ([, token = '']) => token));
  return tokens.size === 0 ? '' : inLayer([...tokens].sort().map(colorClass).join(''));
}

/**
 * The color variables of the stylesheet. Appended after it, they recolor everything that uses them.
 */
export const colorStyles = (colors: ColorTheme): string =>
  inLayer(cssRule(':root', colorVariables(colors)));

/** The sizes of the stylesheet. Appended after it, they resize everything that uses them. */
export const valueStyles = (values: DesignValues): string =>
  inLayer(cssPerDevice((device) => cssRule(':root', valueVariables(values, device))));

/**
 * The site's stylesheet: fonts, CSS variables, and text and background styles, all in the cascade
 * layer `design`. Pages include the color and spacing classes they use. Output is deterministic, so
 * the file is named by its hash. Expects a design validated by `SiteDesign`: values are enums,
 * numbers, and names without special characters, so none can break out of its declaration.
 */
export function siteStylesheet(design: SiteDesign, mediaUrl: MediaUrl = () => null): string {
  const families = standIns(design.fonts);
  const css = [
    fontFaceRules(design.fonts),
    variables(design),
    ...design.styles.map((fields) => style(fields, mediaUrl, families)),
  ];
  return inLayer(css.join(''));
}
