import { LinkAction } from '@plinth/model';
import { z } from 'zod';
import { defineWidget } from '../kit/define.ts';
import { iconValue } from '../kit/icons.tsx';
import { borderOption, fillOption, shadowOption } from '../kit/options/box.ts';
import { commonOptions } from '../kit/options/common.ts';
import { LETTER_CASES } from '../kit/options/letter-case.ts';
import { optionalColor, optionalInteger, singleLine } from '../kit/values/values.ts';
import { rules } from './rules.ts';

export const BUTTON_SIZES = ['small', 'medium', 'large'] as const;
export const ICON_POSITIONS = ['left', 'right'] as const;

const properties = z.strictObject({
  ...commonOptions,
  label: singleLine(255).default('Button'),
  link: LinkAction.default({ action: 'none' }),
  size: z.enum(BUTTON_SIZES).default('medium'),
  icon: iconValue().nullable().default(null),
  icon_position: z.enum(ICON_POSITIONS).default('right'),
  is_full_width: z.boolean().default(false),
  /** Displayed inline with adjacent buttons. */
  is_inline: z.boolean().default(false),
  font_weight: z.int().min(100).max(900).multipleOf(100).nullable().default(null),
  letter_case: z.enum(LETTER_CASES).nullable().default(null),
  text_color: optionalColor(),
  icon_color: optionalColor(),
  background_color: optionalColor(),
  fill: fillOption,
  /** Padding in px. */
  padding_y: optionalInteger(0, 100),
  padding_x: optionalInteger(0, 200),
  border: borderOption,
  shadow: shadowOption,
  hover: z
    .strictObject({
      text_color: optionalColor(),
      icon_color: optionalColor(),
      background_color: optionalColor(),
      border_color: optionalColor(),
      shadow: shadowOption,
    })
    .prefault({}),
});

export type ButtonProperties = z.infer<typeof properties>;

export const schema = defineWidget({ ...rules, properties });
