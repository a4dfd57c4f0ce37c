import { z } from 'zod';
import { defineWidget } from '../kit/define.ts';
import { frameOptions } from '../kit/options/box.ts';
import { commonOptions } from '../kit/options/common.ts';
import { fontOptions } from '../kit/options/font.ts';
import { topicValue } from '../kit/values/topic.ts';
import { integer, optionalColor, optionalInteger, singleLine } from '../kit/values/values.ts';
import { rules } from './rules.ts';

export const NUMBERS = { min: 3, max: 9 } as const;

const properties = z.strictObject({
  ...commonOptions,
  ...frameOptions,
  /** As that of the list. */
  topic: topicValue(),
  has_ends: z.boolean().default(false),
  has_neighbors: z.boolean().default(true),
  has_numbers: z.boolean().default(true),
  /** How many page numbers are shown at most. */
  numbers: integer(NUMBERS.min, NUMBERS.max).default(5),
  /** Empty: the standard texts, translated to the site's language. */
  previous_label: singleLine(50).default(''),
  next_label: singleLine(50).default(''),
  ...fontOptions,
  text_color: optionalColor(),
  active_color: optionalColor(),
  active_background: optionalColor(),
  hover_background: optionalColor(),
  /** px */
  gap: optionalInteger(0, 100),
  radius: optionalInteger(0, 100),
});

export type PaginationProperties = z.infer<typeof properties>;

/** Links to the pages of the post list. */
export const schema = defineWidget({ ...rules, properties });
