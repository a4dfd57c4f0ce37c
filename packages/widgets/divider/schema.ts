import { z } from 'zod';
import { defineWidget } from '../kit/define.ts';
import { BORDER_STYLES, frameOptions } from '../kit/options/box.ts';
import { commonOptions } from '../kit/options/common.ts';
import { responsive } from '../kit/values/responsive.ts';
import { integer, lengthValue, optionalColor, optionalInteger } from '../kit/values/values.ts';
import { rules } from './rules.ts';

export const DIVIDER_ORIENTATIONS = ['horizontal', 'vertical'] as const;
export const DIVIDER_WIDTH = '100%';
export const DIVIDER_HEIGHT = 100;

const properties = z.strictObject({
  ...commonOptions,
  ...frameOptions,
  orientation: z.enum(DIVIDER_ORIENTATIONS).default('horizontal'),
  /** Width of a horizontal line. */
  width: responsive(
    lengthValue({ '%': { min: 1, max: 100 }, px: { min: 1, max: 2000 } }),
    DIVIDER_WIDTH,
  ),
  /** Height of a vertical line in px. */
  height: responsive(integer(1, 2000), DIVIDER_HEIGHT),
  /** px */
  line_width: optionalInteger(1, 50),
  line_style: z.enum(BORDER_STYLES).nullable().default(null),
  line_color: optionalColor(),
});

export type DividerProperties = z.infer<typeof properties>;

export const schema = defineWidget({ ...rules, properties });
