import { z } from 'zod';
import { defineWidget } from '../kit/define.ts';
import { commentsOptions } from '../kit/options/comments.ts';
import { rules } from './rules.ts';

const properties = z.strictObject(commentsOptions);

export type BlogCommentsProperties = z.infer<typeof properties>;

/** The comments on the post that contains it. */
export const schema = defineWidget({ ...rules, properties });
