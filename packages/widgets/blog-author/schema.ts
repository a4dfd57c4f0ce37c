import { z } from 'zod';
import { defineWidget } from '../kit/define.ts';
import { postFactOptions } from '../kit/options/post-fact.ts';
import { rules } from './rules.ts';

const properties = z.strictObject({
  ...postFactOptions,
});

export type BlogAuthorProperties = z.infer<typeof properties>;

/** The author of the post that contains it. */
export const schema = defineWidget({ ...rules, properties });
