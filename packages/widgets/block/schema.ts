import { z } from 'zod';
import { defineWidget } from '../kit/define.ts';
import { boxOptions } from '../kit/options/box.ts';
import { commonOptions } from '../kit/options/common.ts';
import { singleLine } from '../kit/values/values.ts';
import { rules } from './rules.ts';

export const BLOCK_LAYOUTS = ['full', 'boxed'] as const;

const properties = z.strictObject({
  ...commonOptions,
  ...boxOptions,
  layout: z.enum(BLOCK_LAYOUTS).default('full'),
  /** Space between the content and the edges of the window. */
  has_side_indents: z.boolean().default(true),
  /** Id of the prebuilt block it was created from. */
  source: singleLine(64).default(''),
});

export type BlockProperties = z.infer<typeof properties>;

/** A full-width or boxed part of a page. Prebuilt blocks are made of these. */
export const schema = defineWidget({ ...rules, properties });
