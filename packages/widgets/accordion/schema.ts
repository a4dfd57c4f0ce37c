import { z } from 'zod';
import { defineWidget } from '../kit/define.ts';
import {
  areaOptions,
  BORDER_SIDES,
  BORDER_STYLES,
  borderOption,
  shadowOption,
} from '../kit/options/box.ts';
import { commonOptions } from '../kit/options/common.ts';
import { fontOptions } from '../kit/options/font.ts';
import { optionalColor, optionalInteger } from '../kit/values/values.ts';
import { rules } from './rules.ts';

export const ACCORDION_MODES = ['one_by_one', 'all_expanded'] as const;
export const MARKERS = ['chevron', 'plus', 'arrow', 'none'] as const;
export const MARKER_POSITIONS = ['left', 'right'] as const;

const headerColors = { text_color: optionalColor(), background_color: optionalColor() };

/** The border of an item's content, by default only below the title. */
const contentLine = z
  .strictObject({
    width: optionalInteger(0, 50),
    style: z.enum(BORDER_STYLES).nullable().default(null),
    color: optionalColor(),
    side: z.enum(BORDER_SIDES).default('top'),
  })
  .prefault({});

const properties = z.strictObject({
  ...commonOptions,
  ...areaOptions,
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
  /** Font of the titles. */
  ...fontOptions,
  /** Title colors of closed items. */
  ...headerColors,
  /** Title colors and the border of open items. */
  open: z.strictObject({ ...headerColors, border_color: optionalColor() }).prefault({}),
  hover: z
    .strictObject({ ...headerColors, border_color: optionalColor(), shadow: shadowOption })
    .prefault({}),
  /** Styles of an item's content. */
  content: z
    .strictObject({
      ...headerColors,
      ...fontOptions,
      padding: optionalInteger(0, 100),
      line: contentLine,
    })
    .prefault({}),
  /** Padding of the title in px. */
  padding_y: optionalInteger(0, 100),
  padding_x: optionalInteger(0, 100),
  /** Border of each item. */
  border: borderOption,
  shadow: shadowOption,
});

export type AccordionProperties = z.infer<typeof properties>;

export const schema = defineWidget({ ...rules, properties });
