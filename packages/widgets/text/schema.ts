import { richText } from '@plinth/model';
import { z } from 'zod';
import { defineWidget } from '../kit/define.ts';
import { frameOptions } from '../kit/options/box.ts';
import { commonOptions } from '../kit/options/common.ts';
import { responsive } from '../kit/values/responsive.ts';
import { integer } from '../kit/values/values.ts';
import { rules } from './rules.ts';

/** px */
export const LOGO_HEIGHT = { min: 12, max: 240 };

const properties = z.strictObject({
  ...commonOptions,
  ...frameOptions,
  html: richText(100_000).default(''),
  /** Height of the site's logo in the text, in px. */
  logo_height: responsive(integer(LOGO_HEIGHT.min, LOGO_HEIGHT.max).nullable(), null),
});

export type TextProperties = z.infer<typeof properties>;

export const schema = defineWidget({ ...rules, properties });
