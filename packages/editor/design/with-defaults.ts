import { type Background, kindOf } from '../tools/fields/background/background-parts.ts';

/** How an image of a style is shown if the style doesn't say it, unlike that of an element. */
const DEFAULTS = { size: 'original', position: 'left top' } as const;

/** A background style with the size and position that are in effect. */
export const withDefaults = (background: Background): Background =>
  kindOf(background) === 'image' ? { ...DEFAULTS, ...background } : background;
