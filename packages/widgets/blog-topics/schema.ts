import { z } from 'zod';
import { defineWidget } from '../kit/define.ts';
import { postMetaOptions } from '../kit/options/post-meta.ts';
import { rules } from './rules.ts';

export const SHOWN_TOPICS = ['all', 'category', 'tag'] as const;

const properties = z.strictObject({
  ...postMetaOptions,
  shown: z.enum(SHOWN_TOPICS).default('all'),
});

export type BlogTopicsProperties = z.infer<typeof properties>;

/** The categories and tags of the post that contains it, with links to their archives. */
export const schema = defineWidget({ ...rules, properties });
