import { z } from 'zod';
import { defineWidget } from '../kit/define.ts';
import { commentsOptions } from '../kit/options/comments.ts';
import { rules } from './rules.ts';

const properties = z.strictObject(commentsOptions);

export type CommentsProperties = z.infer<typeof properties>;

/** The comments on the page that contains it. */
export const schema = defineWidget({ ...rules, properties });
