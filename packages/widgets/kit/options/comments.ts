import { z } from 'zod';
import { integer, singleLine } from '../values/values.ts';
import { commonOptions } from './common.ts';
import { embedOptions, embedStyleOptions } from './embed.ts';

/** px. The default is also in the widgets' view.css. */
export const COMMENTS_HEIGHT = { default: 600, min: 200, max: 3000 } as const;

/** Options of widgets in which visitors comment. */
export const commentsOptions = {
  ...commonOptions,
  ...embedOptions,
  ...embedStyleOptions,
  /** Empty: “Comments”, translated to the site's language. */
  title: singleLine(200).default(''),
  /** Of the loaded comments, which scroll. */
  height: integer(COMMENTS_HEIGHT.min, COMMENTS_HEIGHT.max).default(COMMENTS_HEIGHT.default),
};

const schema = z.strictObject(commentsOptions);

export type CommentsOptions = z.infer<typeof schema>;
