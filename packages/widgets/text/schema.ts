import { richText } from '@plinth/model';
import { z } from 'zod';
import { defineWidget } from '../kit/define.ts';
import { commonOptions } from '../kit/options/common.ts';

const properties = z.strictObject({
  ...commonOptions,
  html: richText(100_000).default(''),
});

export type TextProperties = z.infer<typeof properties>;

export const schema = defineWidget({
  name: 'text',
  category: 'basic',
  order: 10,
  properties,
  receives: { kind: 'html', path: 'html' },
  allowed: true,
});
