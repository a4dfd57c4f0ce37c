import { z } from 'zod';
import { defineWidget } from '../kit/define.ts';
import { boxOptions } from '../kit/options/box.ts';
import { commonOptions } from '../kit/options/common.ts';

export const ROW_LAYOUTS = ['boxed', 'full'] as const;
export const ROW_STACKS = ['never', 'tablet', 'mobile_h', 'mobile_v'] as const;
export const ROW_VERTICAL_ALIGNS = ['top', 'middle', 'bottom'] as const;

const properties = z.strictObject({
  ...commonOptions,
  ...boxOptions,
  /** `boxed`: as wide as the theme's row; `full`: from edge to edge. */
  layout: z.enum(ROW_LAYOUTS).default('boxed'),
  has_gutter: z.boolean().default(true),
  /** From this device on and below, columns stand under each other. */
  stack: z.enum(ROW_STACKS).default('mobile_h'),
  vertical_align: z.enum(ROW_VERTICAL_ALIGNS).default('top'),
  is_equal_height: z.boolean().default(false),
  /** Stacked columns stand in reverse order. */
  is_reversed: z.boolean().default(false),
});

export type RowProperties = z.infer<typeof properties>;

/** Columns side by side on a grid of 12 steps. */
export const schema = defineWidget({
  name: 'row',
  category: 'structure',
  order: 40,
  properties,
  children: { accepts: ['column'], max: 12 },
  allowed: true,
});
