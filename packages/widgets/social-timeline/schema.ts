import { z } from 'zod';
import { defineWidget } from '../kit/define.ts';
import { commonOptions } from '../kit/options/common.ts';
import { embedStyleOptions, linkedEmbedOptions } from '../kit/options/embed.ts';
import { hexColor, integer, optionalInteger } from '../kit/values/values.ts';
import { TIMELINE_LANGUAGES } from './languages.ts';
import { rules } from './rules.ts';

export const TIMELINE_THEMES = ['light', 'dark'] as const;
/** px. Also in view.css. */
export const TIMELINE_WIDTH = 520;
export const TIMELINE_HEIGHT = 600;
export const MIN_WIDTH = 180;
export const MIN_HEIGHT = 200;
export const MAX_HEIGHT = 2000;
export const MAX_ITEMS = 20;

const off = z.boolean().default(false);
const on = z.boolean().default(true);

const properties = z.strictObject({
  ...commonOptions,
  ...linkedEmbedOptions('timeline'),
  ...embedStyleOptions,
  theme: z.enum(TIMELINE_THEMES).default('light'),
  /** px */
  width: integer(MIN_WIDTH, TIMELINE_WIDTH).default(TIMELINE_WIDTH),
  height: integer(MIN_HEIGHT, MAX_HEIGHT).default(TIMELINE_HEIGHT),
  /** Null: as many as X loads while a visitor scrolls. */
  items: optionalInteger(1, MAX_ITEMS),
  has_header: on,
  has_footer: on,
  has_borders: on,
  has_scrollbar: on,
  is_transparent: off,
  /** In hex. Null: that of X. */
  link_color: hexColor().nullable().default(null),
  /** Null: that of the site. */
  language: z.enum(TIMELINE_LANGUAGES).nullable().default(null),
});

export type SocialTimelineProperties = z.infer<typeof properties>;

/** What a profile or list on X posts. */
export const schema = defineWidget({ ...rules, properties });
