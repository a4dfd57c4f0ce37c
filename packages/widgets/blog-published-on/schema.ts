import { z } from 'zod';
import { defineWidget } from '../kit/define.ts';
import { postMetaOptions } from '../kit/options/post-meta.ts';
import { singleLine } from '../kit/values/values.ts';
import { rules } from './rules.ts';

/** Characters */
export const MAX_DATE_FORMAT = 32;

const properties = z.strictObject({
  ...postMetaOptions,
  /** Letters, see `formatDate`. Empty: the format of the blog. */
  date_format: singleLine(MAX_DATE_FORMAT).default(''),
  /** On in new ones, see the template. Off in those stored before it existed. */
  has_reading_time: z.boolean().default(false),
});

export type BlogPublishedOnProperties = z.infer<typeof properties>;

/** The date on which the post that contains it was published, and how long it takes to read. */
export const schema = defineWidget({ ...rules, properties });
