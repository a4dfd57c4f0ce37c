import { z } from 'zod';
import { defineWidget } from '../kit/define.ts';
import { commonOptions } from '../kit/options/common.ts';
import { embedStyleOptions, linkedEmbedOptions } from '../kit/options/embed.ts';
import { integer } from '../kit/values/values.ts';
import { rules } from './rules.ts';

export const TABS = ['timeline', 'events', 'messages'] as const;
/** px. Also in view.css. */
export const FEED_WIDTH = 340;
export const FEED_HEIGHT = 500;
export const MIN_WIDTH = 180;
export const MAX_WIDTH = 500;
export const MIN_HEIGHT = 70;
export const MAX_HEIGHT = 2000;

const off = z.boolean().default(false);
const on = z.boolean().default(true);

const properties = z.strictObject({
  ...commonOptions,
  ...linkedEmbedOptions('page'),
  ...embedStyleOptions,
  /** In display order. */
  tabs: z.array(z.enum(TABS)).max(TABS.length).default(['timeline']),
  /** px */
  width: integer(MIN_WIDTH, MAX_WIDTH).default(FEED_WIDTH),
  height: integer(MIN_HEIGHT, MAX_HEIGHT).default(FEED_HEIGHT),
  has_small_header: off,
  /** Fits the width where the page is narrower. */
  adapts_width: on,
  hides_cover: off,
  has_faces: on,
});

export type PageFeedProperties = z.infer<typeof properties>;

/** What a page on Facebook posts. */
export const schema = defineWidget({ ...rules, properties });
