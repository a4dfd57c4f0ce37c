import { z } from 'zod';
import { defineWidget } from '../kit/define.ts';
import { commonOptions } from '../kit/options/common.ts';
import { responsive } from '../kit/values/responsive.ts';
import { integer } from '../kit/values/values.ts';

export const SPACER_HEIGHT = 10;

const properties = z.strictObject({
  ...commonOptions,
  /** px */
  height: responsive(integer(0, 1000), SPACER_HEIGHT),
});

export type SpacerProperties = z.infer<typeof properties>;

export const schema = defineWidget({
  name: 'spacer',
  category: 'structure',
  order: 60,
  properties,
  allowed: true,
});
