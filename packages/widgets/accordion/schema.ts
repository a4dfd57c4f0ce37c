import { z } from 'zod';
import { defineWidget } from '../kit/define.ts';
import { borderOption } from '../kit/options/box.ts';
import { commonOptions } from '../kit/options/common.ts';
import { LETTER_CASES } from '../kit/options/letter-case.ts';
import { optionalColor, optionalWhole } from '../kit/values/values.ts';

export const ACCORDION_MODES = ['one_by_one', 'all_expanded'] as const;
export const MARKERS = ['chevron', 'plus', 'arrow', 'none'] as const;
export const MARKER_POSITIONS = ['left', 'right'] as const;

const headerColors = { text_color: optionalColor(), background_color: optionalColor() };

const properties = z.strictObject({
  ...commonOptions,
  /** `one_by_one`: opening an item closes the others; `all_expanded`: every item starts open. */
  mode: z.enum(ACCORDION_MODES).default('one_by_one'),
  /** The sign that tells whether an item is open; null: as the preset has it. */
  marker: z.enum(MARKERS).nullable().default(null),
  marker_position: z.enum(MARKER_POSITIONS).nullable().default(null),
  marker_color: optionalColor(),
  /** px between two items. */
  gap: optionalWhole(0, 100),
  font_weight: z.int().min(100).max(900).multipleOf(100).nullable().default(null),
  letter_case: z.enum(LETTER_CASES).nullable().default(null),
  /** The titles of closed items. */
  ...headerColors,
  /** The title of an open item. */
  open: z.strictObject(headerColors).prefault({}),
  hover: z.strictObject({ ...headerColors, border_color: optionalColor() }).prefault({}),
  /** What is below the title of an open item. */
  content: z.strictObject({ ...headerColors, padding: optionalWhole(0, 100) }).prefault({}),
  /** px around the title. */
  padding_y: optionalWhole(0, 100),
  padding_x: optionalWhole(0, 100),
  /** Of each item. */
  border: borderOption,
});

export type AccordionProperties = z.infer<typeof properties>;

/** Titles that unfold what is below them. */
export const schema = defineWidget({
  name: 'accordion',
  category: 'basic',
  order: 50,
  properties,
  children: { accepts: ['accordion_item'], max: 50 },
  allowed: true,
});
