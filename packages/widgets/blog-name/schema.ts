import { z } from 'zod';
import { defineWidget } from '../kit/define.ts';
import { frameOptions } from '../kit/options/box.ts';
import { commonOptions } from '../kit/options/common.ts';
import { LETTER_CASES } from '../kit/options/letter-case.ts';
import { responsive } from '../kit/values/responsive.ts';
import { integer, optionalColor } from '../kit/values/values.ts';
import { rules } from './rules.ts';

export const NAME_TAGS = ['h1', 'h2', 'h3'] as const;
/** px */
export const NAME_SIZES = { min: 12, max: 120 } as const;

const properties = z.strictObject({
  ...commonOptions,
  ...frameOptions,
  tag: z.enum(NAME_TAGS).default('h1'),
  font_size: responsive(integer(NAME_SIZES.min, NAME_SIZES.max).nullable(), null),
  font_weight: z.int().min(100).max(900).multipleOf(100).nullable().default(null),
  letter_case: z.enum(LETTER_CASES).nullable().default(null),
  text_color: optionalColor(),
});

export type BlogNameProperties = z.infer<typeof properties>;

/** The title of the post that contains it. */
export const schema = defineWidget({ ...rules, properties });
