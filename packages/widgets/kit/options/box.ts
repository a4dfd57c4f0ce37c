import { Background, backgroundStyleRef, ColorValue } from '@plinth/model';
import { z } from 'zod';
import { responsive } from '../values/responsive.ts';
import { integer, lengthValue, optionalColor, optionalInteger } from '../values/values.ts';

export const TONES = ['normal', 'inverse'] as const;
export const BORDER_STYLES = ['solid', 'dashed', 'dotted', 'double'] as const;
export const BORDER_SIDES = ['all', 'top', 'right', 'bottom', 'left'] as const;

/**
 * The model's background plus fields that only boxes have. Without a position, the image is cropped
 * around its focal point.
 */
export const backgroundOption = Background.extend({
  /** Class name of a background style. */
  preset: backgroundStyleRef().optional(),
}).default({});

/**
 * What is over the color of a widget that is no box: a gradient, an image, or a background style.
 * Videos and parallax need an element of their own, which only boxes have.
 */
export const fillOption = Background.omit({ color: true, video_id: true, is_parallax: true })
  .extend({ preset: backgroundStyleRef().optional() })
  .default({});

/** Null values inherit from the preset or the widget's base styles. Sizes are in px. */
export const borderOption = z
  .strictObject({
    width: optionalInteger(0, 50),
    style: z.enum(BORDER_STYLES).nullable().default(null),
    color: optionalColor(),
    side: z.enum(BORDER_SIDES).default('all'),
    radius: optionalInteger(0, 500),
  })
  .prefault({});

/** Lengths are in px. `is_on`: null inherits from the preset, false removes the shadow. */
export const shadowOption = z
  .strictObject({
    is_on: z.boolean().nullable().default(null),
    x: integer(-200, 200).default(0),
    y: integer(-200, 200).default(8),
    blur: integer(0, 200).default(24),
    spread: integer(-200, 200).default(0),
    color: ColorValue.default('#0f172a1f'),
  })
  .prefault({});

/** Changes on hover. Null and unset values stay unchanged. */
export const boxHoverOption = z
  .strictObject({
    background_color: optionalColor(),
    border_color: optionalColor(),
    shadow: shadowOption,
  })
  .prefault({});

/** A box around all of a widget that is none itself. */
export const frameOptions = {
  frame: z
    .strictObject({
      background_color: optionalColor(),
      fill: fillOption,
      border: borderOption,
      shadow: shadowOption,
      hover: boxHoverOption,
    })
    .prefault({}),
};

/** The background around a widget whose parts have a background, border, and shadow of their own. */
export const areaOptions = {
  frame: z
    .strictObject({
      background_color: optionalColor(),
      fill: fillOption,
      hover: z.strictObject({ background_color: optionalColor() }).prefault({}),
    })
    .prefault({}),
};

/** Options of all widgets that are boxes. */
export const boxOptions = {
  /** `inverse` inverts the theme's color roles (text, links, borders…) for all content. */
  tone: z.enum(TONES).default('normal'),
  background: backgroundOption,
  border: borderOption,
  shadow: shadowOption,
  min_height: responsive(lengthValue({ px: { max: 3000 }, vh: { max: 200 } }).nullable(), null),
  hover: boxHoverOption,
};

const schema = z.strictObject(boxOptions);

export type BoxProperties = z.infer<typeof schema>;
export type BackgroundProperties = BoxProperties['background'];
const frameSchema = z.strictObject(frameOptions);

export type FrameProperties = z.infer<typeof frameSchema>['frame'];
export type FillProperties = FrameProperties['fill'];
const areaSchema = z.strictObject(areaOptions);

export type AreaProperties = z.infer<typeof areaSchema>['frame'];
export type BorderProperties = BoxProperties['border'];
export type ShadowProperties = BoxProperties['shadow'];
