import { z } from 'zod';
import { defineWidget } from '../kit/define.ts';
import { iconValue } from '../kit/icons.tsx';
import { borderOption, fillOption, shadowOption } from '../kit/options/box.ts';
import { commonOptions } from '../kit/options/common.ts';
import { LETTER_CASES } from '../kit/options/letter-case.ts';
import { integer, optionalColor, optionalInteger, singleLine } from '../kit/values/values.ts';
import { rules } from './rules.ts';

/** Characters of a label. */
export const MAX_LABEL = 100;
export const MAX_DURATION_MS = 3000;
export const MAX_OFFSET = 5000;

const colors = {
  text_color: optionalColor(),
  icon_color: optionalColor(),
  background_color: optionalColor(),
};

const properties = z.strictObject({
  ...commonOptions,
  icon: iconValue().nullable().default('arrow_up'),
  label: singleLine(MAX_LABEL).default(''),
  /** How long scrolling takes, in ms. */
  duration: integer(0, MAX_DURATION_MS).default(500),
  /** How far visitors scroll before it floats over the page, in px. */
  offset: integer(0, MAX_OFFSET).default(300),
  /** Set by the product: floats over the page. */
  is_floating: z.boolean().default(false),
  /** Size of the icon in px. */
  icon_size: optionalInteger(10, 100),
  font_size: optionalInteger(8, 60),
  font_weight: z.int().min(100).max(900).multipleOf(100).nullable().default(null),
  letter_case: z.enum(LETTER_CASES).nullable().default(null),
  /** Padding in px. */
  padding: optionalInteger(0, 60),
  ...colors,
  fill: fillOption,
  border: borderOption,
  shadow: shadowOption,
  hover: z
    .strictObject({ ...colors, border_color: optionalColor(), shadow: shadowOption })
    .prefault({}),
});

export type BackToTopProperties = z.infer<typeof properties>;

/** A button that scrolls to the top of the page. */
export const schema = defineWidget({ ...rules, properties });
