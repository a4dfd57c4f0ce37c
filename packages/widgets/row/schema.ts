import { z } from 'zod';
import { defineWidget } from '../kit/define.ts';
import { boxOptions } from '../kit/options/box.ts';
import { commonOptions } from '../kit/options/common.ts';
import { rules } from './rules.ts';

export const ROW_LAYOUTS = ['full', 'boxed'] as const;
export const ROW_STACKS = ['never', 'tablet', 'mobile_h', 'mobile_v'] as const;
export const ROW_VERTICAL_ALIGNS = ['top', 'middle', 'bottom'] as const;

const properties = z.strictObject({
  ...commonOptions,
  ...boxOptions,
  /** `boxed`: the theme's row width. `full`: the full width of the window. */
  layout: z.enum(ROW_LAYOUTS).default('boxed'),
  has_gutter: z.boolean().default(true),
  /** Columns stack on this device and smaller ones. */
  stack: z.enum(ROW_STACKS).default('mobile_h'),
  vertical_align: z.enum(ROW_VERTICAL_ALIGNS).default('top'),
  is_equal_height: z.boolean().default(false),
  /** Reverses the order of stacked columns. */
  is_reversed: z.boolean().default(false),
});

export type RowProperties = z.infer<typeof properties>;

export const schema = defineWidget({ ...rules, properties });
