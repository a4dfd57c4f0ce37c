import { z } from 'zod';
import { defineWidget } from '../kit/define.ts';
import { commonOptions } from '../kit/options/common.ts';
import { embedStyleOptions, linkedEmbedOptions } from '../kit/options/embed.ts';
import { responsive } from '../kit/values/responsive.ts';
import { integer } from '../kit/values/values.ts';
import { rules } from './rules.ts';

export const SLIDE_RATIOS = ['16/9', '4/3'] as const;
/** Also in embed.css. */
export const SLIDE_RATIO = '16/9';
export const MAX_SLIDE = 1000;

const properties = z.strictObject({
  ...commonOptions,
  ...linkedEmbedOptions('slides'),
  ...embedStyleOptions,
  ratio: z.enum(SLIDE_RATIOS).default(SLIDE_RATIO),
  start_slide: integer(1, MAX_SLIDE).default(1),
  /** Percent of the available width. */
  width: responsive(integer(10, 100), 100),
});

export type SlideDeckProperties = z.infer<typeof properties>;

/** Slides of SlideShare. */
export const schema = defineWidget({ ...rules, properties });
