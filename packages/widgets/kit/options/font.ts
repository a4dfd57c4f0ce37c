import { z } from 'zod';
import { optionalInteger } from '../values/values.ts';
import { LETTER_CASES } from './letter-case.ts';

/** px. Limits of `font_size`. */
export const FONT_SIZES = { min: 8, max: 60 } as const;

/** The font of a widget's text. Null values inherit from the preset or the text around it. */
export const fontOptions = {
  font_size: optionalInteger(FONT_SIZES.min, FONT_SIZES.max),
  font_weight: z.int().min(100).max(900).multipleOf(100).nullable().default(null),
  letter_case: z.enum(LETTER_CASES).nullable().default(null),
};

const schema = z.strictObject(fontOptions);

export type FontProperties = z.infer<typeof schema>;
