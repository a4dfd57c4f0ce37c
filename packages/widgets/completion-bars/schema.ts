import { z } from 'zod';
import { defineWidget } from '../kit/define.ts';
import { frameOptions } from '../kit/options/box.ts';
import { commonOptions } from '../kit/options/common.ts';
import { LETTER_CASES } from '../kit/options/letter-case.ts';
import { integer, optionalColor, optionalInteger, singleLine } from '../kit/values/values.ts';
import { rules } from './rules.ts';

export const MAX_BARS = 30;
/** Characters of a label. */
export const MAX_LABEL = 255;

const barColors = { bar_color: optionalColor(), track_color: optionalColor() };

const item = z.strictObject({
  label: singleLine(MAX_LABEL).default(''),
  /** Percent. */
  value: integer(0, 100).default(50),
  /** Colors of this bar alone. */
  ...barColors,
  /** Hidden from visitors. */
  is_hidden: z.boolean().default(false),
});

const properties = z.strictObject({
  ...commonOptions,
  ...frameOptions,
  items: z.array(item).max(MAX_BARS).default([]),
  has_values: z.boolean().default(true),
  /** Whether each bar grows from 0 once it comes into view. */
  is_animated: z.boolean().default(true),
  /** Height of a bar in px. */
  height: optionalInteger(2, 100),
  /** Space between bars in px. */
  gap: optionalInteger(0, 100),
  radius: optionalInteger(0, 50),
  /** Whether the end of the filled part is rounded too. */
  has_round_end: z.boolean().default(true),
  font_size: optionalInteger(10, 60),
  font_weight: z.int().min(100).max(900).multipleOf(100).nullable().default(null),
  letter_case: z.enum(LETTER_CASES).nullable().default(null),
  text_color: optionalColor(),
  value_color: optionalColor(),
  ...barColors,
  hover: z.strictObject({ text_color: optionalColor(), ...barColors }).prefault({}),
});

export type CompletionBarsProperties = z.infer<typeof properties>;
export type CompletionBar = z.infer<typeof item>;

/** Labeled bars that are filled to a percentage, such as skills or progress. */
export const schema = defineWidget({ ...rules, properties });
