import { z } from 'zod';
import { integer } from '../values/values.ts';

export const STICKY_MODES = ['dynamic', 'static', 'small_height'] as const;
export const STICKY_DIRECTIONS = ['top', 'bottom'] as const;

/**
 * How a section or container sticks to the window. `dynamic` sticks once the page scrolls past it
 * and keeps its space in the layout. `static` always floats over the page. `small_height` sticks to
 * the bottom only on pages shorter than the window.
 */
export const stickyOption = z
  .strictObject({
    is_on: z.boolean().default(false),
    mode: z.enum(STICKY_MODES).default('dynamic'),
    direction: z.enum(STICKY_DIRECTIONS).default('top'),
    /** Distance in px from the edge of the window. */
    offset: integer(0, 500).default(0),
    /** Appears only after scrolling. */
    is_hidden_initially: z.boolean().default(false),
    is_off_on_mobile: z.boolean().default(false),
  })
  .prefault({});

export type StickyProperties = z.infer<typeof stickyOption>;
