import { z } from 'zod';
import { integer } from '../values/values.ts';

/** Entrances first, then attention seekers. The keyframes are in `style/animation-css.ts`. */
export const ANIMATIONS = [
  'none',
  'fade_in',
  'fade_in_up',
  'fade_in_down',
  'fade_in_left',
  'fade_in_right',
  'slide_in_up',
  'slide_in_down',
  'slide_in_left',
  'slide_in_right',
  'zoom_in',
  'zoom_in_up',
  'zoom_in_down',
  'zoom_in_left',
  'zoom_in_right',
  'bounce_in',
  'bounce_in_up',
  'bounce_in_down',
  'bounce_in_left',
  'bounce_in_right',
  'flip_in_x',
  'flip_in_y',
  'rotate_in',
  'rotate_in_down_left',
  'rotate_in_down_right',
  'rotate_in_up_left',
  'rotate_in_up_right',
  'light_speed_in',
  'roll_in',
  'pulse',
  'bounce',
  'flash',
  'shake',
  'tada',
  'swing',
  'wobble',
  'rubber_band',
  'jello',
] as const;

export type AnimationName = (typeof ANIMATIONS)[number];

/** Plays once when the widget scrolls into view. Times are in milliseconds. */
export const animationOption = z
  .strictObject({
    name: z.enum(ANIMATIONS).default('none'),
    duration: integer(100, 5000).default(700),
    delay: integer(0, 5000).default(0),
  })
  .prefault({});
