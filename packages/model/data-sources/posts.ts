import { z } from 'zod';
import { Timestamp } from '../entities/fields.ts';
import { mediaRef, postRef, richText } from '../references/declare.ts';
import { defineDataSource } from './define.ts';

/** The posts that visitors can read, the latest first. */
export const source = defineDataSource({
  name: 'posts',
  request: {
    count: z.int().min(1).max(50),
    /** The post that the list is in: it's left out. */
    except: postRef().nullable(),
  },
  result: z.strictObject({
    items: z.array(
      z.strictObject({
        post_id: postRef(),
        name: z.string(),
        published_at: Timestamp.nullable(),
        /** The same as the blog writes dates, in the time zone of the site. */
        date: z.string(),
        short_description: richText(10_000),
        image_id: mediaRef().nullable(),
        image_title: z.string(),
        image_alt: z.string(),
      }),
    ),
  }),
});
