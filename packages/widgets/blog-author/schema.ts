import { z } from 'zod';
import { defineWidget } from '../kit/define.ts';
import { postMetaOptions } from '../kit/options/post-meta.ts';
import { rules } from './rules.ts';

const properties = z.strictObject({
  ...postMetaOptions,
});

export type BlogAuthorProperties = z.infer<typeof properties>;

/** The author of the post that contains it. */
export const schema = defineWidget({ ...rules, properties });
