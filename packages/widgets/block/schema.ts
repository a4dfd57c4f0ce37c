import { z } from 'zod';
import { defineWidget } from '../kit/define.ts';
import { boxOptions } from '../kit/options/box.ts';
import { commonOptions } from '../kit/options/common.ts';
import { line } from '../kit/values/values.ts';

export const BLOCK_LAYOUTS = ['full', 'boxed'] as const;

const properties = z.strictObject({
  ...commonOptions,
  ...boxOptions,
  layout: z.enum(BLOCK_LAYOUTS).default('full'),
  /** Room between the content and the window's edges. */
  has_side_indents: z.boolean().default(true),
  /** The prebuilt block that it was made of. */
  source: line(64).default(''),
});

export type BlockProperties = z.infer<typeof properties>;

/** A band of the page from edge to edge, or a boxed part of it; what prebuilt blocks consist of. */
export const schema = defineWidget({
  name: 'block',
  category: 'structure',
  order: 30,
  properties,
  children: { accepts: 'any', rejects: ['section', 'column'] },
  allowed: true,
});
