import { z } from 'zod';
import { defineWidget } from '../kit/define.ts';
import { commonOptions } from '../kit/options/common.ts';
import { slidesOptions } from '../kit/slides/options.ts';
import { rules } from './rules.ts';

export const SLIDE_ANIMATIONS = ['fade', 'slide'] as const;

/** Also in the CSS of slides. */
export const DEFAULT_RATIO = '16/9';

const properties = z.strictObject({
  ...commonOptions,
  ...slidesOptions({ autoplay: true, captions: 'over', ratio: DEFAULT_RATIO }),
  /** How the next slide appears. */
  slide_animation: z.enum(SLIDE_ANIMATIONS).default('fade'),
});

export type SliderProperties = z.infer<typeof properties>;

/** Slides of which one is shown at a time. */
export const schema = defineWidget({ ...rules, properties });
