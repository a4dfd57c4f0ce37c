import { LinkAction } from '@plinth/model';
import { z } from 'zod';
import { defineWidget } from '../kit/define.ts';
import { areaOptions, borderOption, shadowOption } from '../kit/options/box.ts';
import { commonOptions } from '../kit/options/common.ts';
import { LETTER_CASES } from '../kit/options/letter-case.ts';
import { momentValue } from '../kit/values/moment.ts';
import { responsive } from '../kit/values/responsive.ts';
import { integer, optionalColor, optionalInteger, singleLine } from '../kit/values/values.ts';
import { rules } from './rules.ts';
import { UNITS } from './units.ts';

export const COUNTDOWN_TYPES = ['event', 'timer'] as const;
export const END_ACTIONS = ['stop', 'hide', 'redirect'] as const;
export const LABEL_POSITIONS = ['below', 'beside', 'hidden'] as const;
/** Characters of a delimiter. */
export const MAX_DELIMITER = 3;
/** Days, hours, and minutes of a timer. */
export const MAX_DURATION = { days: 365, hours: 23, minutes: 59 } as const;

const unitColors = {
  number_color: optionalColor(),
  label_color: optionalColor(),
  background_color: optionalColor(),
};

const fontWeight = z.int().min(100).max(900).multipleOf(100).nullable().default(null);

const properties = z.strictObject({
  ...commonOptions,
  ...areaOptions,
  /** `timer`: every visitor has their own time, starting with the first visit. */
  type: z.enum(COUNTDOWN_TYPES).default('event'),
  event: momentValue().nullable().default(null),
  duration: z
    .strictObject({
      days: integer(0, MAX_DURATION.days).default(1),
      hours: integer(0, MAX_DURATION.hours).default(0),
      minutes: integer(0, MAX_DURATION.minutes).default(0),
    })
    .prefault({}),
  /** Stored ones can be empty: the date of the event, or the duration of the timer, as text. */
  units: z
    .array(z.enum(UNITS))
    .max(UNITS.length)
    .refine((units) => new Set(units).size === units.length, 'valueInvalid')
    .default(['days', 'hours', 'minutes', 'seconds']),
  delimiter: singleLine(MAX_DELIMITER).default(':'),
  on_end: z.enum(END_ACTIONS).default('stop'),
  /** Where `redirect` leads. */
  link: LinkAction.default({ action: 'none' }),
  /** Size of numbers in px. */
  number_size: responsive(integer(10, 200).nullable(), null),
  /** Font weight of numbers. */
  font_weight: fontWeight,
  labels: z.enum(LABEL_POSITIONS).nullable().default(null),
  /** Size of labels in px. */
  label_size: optionalInteger(8, 60),
  letter_case: z.enum(LETTER_CASES).nullable().default(null),
  /** Space between units in px. */
  gap: optionalInteger(0, 100),
  /** Space around a unit in px. */
  padding: optionalInteger(0, 100),
  delimiter_color: optionalColor(),
  ...unitColors,
  /** Border of each unit. */
  border: borderOption,
  shadow: shadowOption,
  hover: z
    .strictObject({ ...unitColors, border_color: optionalColor(), shadow: shadowOption })
    .prefault({}),
});

export type CountdownProperties = z.infer<typeof properties>;

/** The time until an event, or until a timer that starts with a visitor's first visit ends. */
export const schema = defineWidget({ ...rules, properties });
