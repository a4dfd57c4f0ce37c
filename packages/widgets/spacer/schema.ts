import { z } from 'zod';
import { defineWidget } from '../kit/define.ts';
import { frameOptions } from '../kit/options/box.ts';
import { commonOptions } from '../kit/options/common.ts';
import { responsive } from '../kit/values/responsive.ts';
import { integer } from '../kit/values/values.ts';
import { rules } from './rules.ts';

export const SPACER_HEIGHT = 10;

const properties = z.strictObject({
  ...commonOptions,
  ...frameOptions,
  /** px */
  height: responsive(integer(0, 1000), SPACER_HEIGHT),
});

export type SpacerProperties = z.infer<typeof properties>;

export const schema = defineWidget({ ...rules, properties });
