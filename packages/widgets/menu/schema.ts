import { menuRef } from '@plinth/model';
import { z } from 'zod';
import { defineWidget } from '../kit/define.ts';
import { frameOptions } from '../kit/options/box.ts';
import { commonOptions } from '../kit/options/common.ts';
import { LETTER_CASES } from '../kit/options/letter-case.ts';
import { integer, optionalColor, optionalInteger, singleLine } from '../kit/values/values.ts';
import { rules } from './rules.ts';

export const MENU_ORIENTATIONS = ['horizontal', 'vertical'] as const;
export const MENU_COLLAPSES = ['never', 'tablet', 'mobile_h', 'mobile_v', 'always'] as const;
export const SUBMENU_TRIGGERS = ['hover', 'click'] as const;

/** Item colors in one state. Null: preset default. */
const item = z
  .strictObject({
    color: optionalColor(),
    background_color: optionalColor(),
    border_color: optionalColor(),
  })
  .prefault({});

const properties = z.strictObject({
  ...commonOptions,
  ...frameOptions,
  menu_id: menuRef().nullable().default(null),
  /** Accessible name of the menu. Empty: derived from its section. */
  label: singleLine(100).default(''),
  orientation: z.enum(MENU_ORIENTATIONS).default('horizontal'),
  has_arrows: z.boolean().default(true),
  /** The menu collapses to a button on this device and smaller ones. */
  collapse: z.enum(MENU_COLLAPSES).default('mobile_h'),
  submenu_on: z.enum(SUBMENU_TRIGGERS).default('hover'),
  is_current_marked: z.boolean().default(true),
  /** Maximum depth. */
  depth: integer(1, 3).default(3),
  font_size: optionalInteger(8, 60),
  font_weight: z.int().min(100).max(900).multipleOf(100).nullable().default(null),
  letter_case: z.enum(LETTER_CASES).nullable().default(null),
  /** Space between items in px. */
  gap: optionalInteger(0, 100),
  item,
  item_hover: item,
  item_current: item,
  submenu: item,
  submenu_hover: item,
  toggle_color: optionalColor(),
});

export type MenuProperties = z.infer<typeof properties>;

/** A navigation menu with up to three levels. */
export const schema = defineWidget({ ...rules, properties });
