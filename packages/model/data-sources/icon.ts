import { z } from 'zod';
import { defineDataSource } from './define.ts';

/** The drawing of an icon that the page's widgets and texts show. */
export const source = defineDataSource({
  name: 'icon',
  request: { name: z.string().max(64) },
  /** An SVG path on a grid of 24 px, drawn with a single stroke. */
  result: z.strictObject({ path: z.string() }),
});
