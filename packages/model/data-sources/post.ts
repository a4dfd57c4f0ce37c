import { z } from 'zod';
import { Timestamp } from '../entities/fields.ts';
import { shownTopic } from '../entities/listed-post.ts';
import { postRef } from '../references/declare.ts';
import { defineDataSource } from './define.ts';

/** The facts of a post that the post itself shows. */
export const source = defineDataSource({
  name: 'post',
  request: {
    /** Null: the newest one that visitors can read. */
    id: postRef().nullable(),
    /** Empty: the format of the blog. */
    date_format: z.string().max(32),
    has_reading_time: z.boolean(),
  },
  result: z.strictObject({
    name: z.string(),
    /** Now, as long as the post isn't published. */
    published_at: Timestamp,
    /** In the site's time zone. */
    date: z.string(),
    /** Null if the author's account is gone. */
    author: z.string().nullable(),
    topics: z.array(shownTopic),
    /** Null unless asked for. */
    reading_minutes: z.int().positive().nullable(),
  }),
});
