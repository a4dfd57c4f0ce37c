import { menuRef } from '@plinth/model';
import { z } from 'zod';
import { defineWidget } from '../kit/define.ts';
import { commonOptions } from '../kit/options/common.ts';
import { LETTER_CASES } from '../kit/options/letter-case.ts';
import { line, optionalColor, optionalWhole, whole } from '../kit/values/values.ts';

export const MENU_ORIENTATIONS = ['horizontal', 'vertical'] as const;
export const MENU_COLLAPSES = ['never', 'tablet', 'mobile_h', 'mobile_v', 'always'] as const;
export const SUBMENU_TRIGGERS = ['hover', 'click'] as const;

/** How items look in one state; null: as the preset says. */
const item = z
  .strictObject({
    color: optionalColor(),
    background_color: optionalColor(),
    border_color: optionalColor(),
  })
  .prefault({});

const properties = z.strictObject({
  ...commonOptions,
  menu_id: menuRef().nullable().default(null),
  /** What screen readers call the menu; empty: by its place on the page. */
  label: line(100).default(''),
  orientation: z.enum(MENU_ORIENTATIONS).default('horizontal'),
  has_arrows: z.boolean().default(true),
  /** From this device on and below, a button opens the menu. */
  collapse: z.enum(MENU_COLLAPSES).default('mobile_h'),
  submenu_on: z.enum(SUBMENU_TRIGGERS).default('hover'),
  is_current_marked: z.boolean().default(true),
  /** Levels shown. */
  depth: whole(1, 3).default(3),
  font_size: optionalWhole(8, 60),
  font_weight: z.int().min(100).max(900).multipleOf(100).nullable().default(null),
  letter_case: z.enum(LETTER_CASES).nullable().default(null),
  /** px between items. */
  gap: optionalWhole(0, 100),
  item,
  item_hover: item,
  item_current: item,
  submenu: item,
  submenu_hover: item,
  toggle_color: optionalColor(),
});

export type MenuProperties = z.infer<typeof properties>;

/** One of the site's menus, up to three levels deep. */
export const schema = defineWidget({
  name: 'menu',
  category: 'basic',
  order: 40,
  properties,
  allowed: true,
});
