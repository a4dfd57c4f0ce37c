import { z } from 'zod';
import { defineWidget } from '../kit/define.ts';
import { commonOptions } from '../kit/options/common.ts';
import { slidesOptions } from '../kit/slides/options.ts';
import { responsive, responsiveFrom } from '../kit/values/responsive.ts';
import { integer } from '../kit/values/values.ts';
import { rules } from './rules.ts';

export const MAX_VISIBLE = 8;

/** Also in view.css. */
export const DEFAULT_VISIBLE = { desktop: 4, tablet: 3, mobile_h: 2, mobile_v: 1 } as const;
export const DEFAULT_GAP = 25;
export const DEFAULT_RATIO = '4/3';

const properties = z.strictObject({
  ...commonOptions,
  ...slidesOptions({ autoplay: false, captions: 'below', ratio: DEFAULT_RATIO }),
  /** Slides that are visible at once. */
  visible: responsiveFrom(integer(1, MAX_VISIBLE), DEFAULT_VISIBLE),
  /** Slides that arrows and autoplay move by. */
  step: integer(1, MAX_VISIBLE).default(1),
  /** Space between slides in px. */
  gap: responsive(integer(0, 100), DEFAULT_GAP),
});

export type CarouselProperties = z.infer<typeof properties>;

/** Slides of which several are shown side by side. */
export const schema = defineWidget({ ...rules, properties });
