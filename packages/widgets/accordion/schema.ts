import { z } from 'zod';
import { defineWidget } from '../kit/define.ts';
import { borderOption } from '../kit/options/box.ts';
import { commonOptions } from '../kit/options/common.ts';
import { LETTER_CASES } from '../kit/options/letter-case.ts';
import { optionalColor, optionalInteger } from '../kit/values/values.ts';

export const ACCORDION_MODES = ['one_by_one', 'all_expanded'] as const;
export const MARKERS = ['chevron', 'plus', 'arrow', 'none'] as const;
export const MARKER_POSITIONS = ['left', 'right'] as const;

const headerColors = { text_color: optionalColor(), background_color: optionalColor() };

const properties = z.strictObject({
  ...commonOptions,
  /**
   * `one_by_one`: opening an item closes the others. `all_expanded`: all items are open initially.
   */
  mode: z.enum(ACCORDION_MODES).default('one_by_one'),
  /** The icon that shows whether an item is open. Null: preset default. */
  marker: z.enum(MARKERS).nullable().default(null),
  marker_position: z.enum(MARKER_POSITIONS).nullable().default(null),
  marker_color: optionalColor(),
  /** Space between items in px. */
  gap: optionalInteger(0, 100),
  font_weight: z.int().min(100).max(900).multipleOf(100).nullable().default(null),
  letter_case: z.enum(LETTER_CASES).nullable().default(null),
  /** Title colors of closed items. */
  ...headerColors,
  /** Title colors of open items. */
  open: z.strictObject(headerColors).prefault({}),
  hover: z.strictObject({ ...headerColors, border_color: optionalColor() }).prefault({}),
  /** Styles of an item's content. */
  content: z.strictObject({ ...headerColors, padding: optionalInteger(0, 100) }).prefault({}),
  /** Padding of the title in px. */
  padding_y: optionalInteger(0, 100),
  padding_x: optionalInteger(0, 100),
  /** Border of each item. */
  border: borderOption,
});

export type AccordionProperties = z.infer<typeof properties>;

export const schema = defineWidget({
  name: 'accordion',
  category: 'basic',
  order: 50,
  properties,
  children: { accepts: ['accordion_item'], max: 50 },
  allowed: true,
});
