import { Background, backgroundStyleRef, ColorValue, mediaRef } from '@plinth/model';
import { z } from 'zod';
import { responsive } from '../values/responsive.ts';
import { lengthValue, optionalColor, optionalWhole, whole } from '../values/values.ts';

export const TONES = ['normal', 'inverse'] as const;
export const BORDER_STYLES = ['solid', 'dashed', 'dotted', 'double'] as const;
export const BORDER_SIDES = ['all', 'top', 'right', 'bottom', 'left'] as const;

/**
 * The model's background and what only boxes have. Without a position the picture's own centre of
 * interest stays in view.
 */
export const backgroundOption = Background.extend({
  /** Muted and looped; `image_id` is its poster. */
  video_id: mediaRef().optional(),
  /** Class name of a background style of the site. */
  preset: backgroundStyleRef().optional(),
}).default({});

/** Everything null is left to the preset or the widget's base look; sizes in px. */
export const borderOption = z
  .strictObject({
    width: optionalWhole(0, 50),
    style: z.enum(BORDER_STYLES).nullable().default(null),
    color: optionalColor(),
    side: z.enum(BORDER_SIDES).default('all'),
    radius: optionalWhole(0, 500),
  })
  .prefault({});

/** Lengths in px; `is_on` null leaves the shadow to the preset, false removes it. */
export const shadowOption = z
  .strictObject({
    is_on: z.boolean().nullable().default(null),
    x: whole(-200, 200).default(0),
    y: whole(-200, 200).default(8),
    blur: whole(0, 200).default(24),
    spread: whole(-200, 200).default(0),
    color: ColorValue.default('#0f172a1f'),
  })
  .prefault({});

/** What changes under the pointer; null and unset values stay as they are. */
export const boxHoverOption = z
  .strictObject({
    background_color: optionalColor(),
    border_color: optionalColor(),
    shadow: shadowOption,
  })
  .prefault({});

/** The options of every widget that is a box around others. */
export const boxOptions = {
  /** `inverse` turns the theme's roles (text, links, borders …) around for everything inside. */
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
export type BorderProperties = BoxProperties['border'];
export type ShadowProperties = BoxProperties['shadow'];
