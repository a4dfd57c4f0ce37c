import { z } from 'zod';
import { whole } from '../values/values.ts';

export const STICKY_MODES = ['dynamic', 'static', 'small_height'] as const;
export const STICKY_DIRECTIONS = ['top', 'bottom'] as const;

/**
 * How a section or container stays in the window. `dynamic` sticks when the page scrolls past it and
 * keeps its place in the page; `static` floats over the page all the time; `small_height` stays at the
 * window's end only while the page is shorter than the window.
 */
export const stickyOption = z
  .strictObject({
    is_on: z.boolean().default(false),
    mode: z.enum(STICKY_MODES).default('dynamic'),
    direction: z.enum(STICKY_DIRECTIONS).default('top'),
    /** Distance in px from the window's edge. */
    offset: whole(0, 500).default(0),
    /** Appears only after the visitor has scrolled. */
    is_hidden_initially: z.boolean().default(false),
    is_off_on_mobile: z.boolean().default(false),
  })
  .prefault({});

export type StickyProperties = z.infer<typeof stickyOption>;
