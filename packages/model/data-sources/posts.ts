import { z } from 'zod';
import { Timestamp } from '../entities/fields.ts';
import { imageRef, postRef, richText } from '../references/declare.ts';
import { defineDataSource } from './define.ts';

/** Published posts, newest first. */
export const source = defineDataSource({
  name: 'posts',
  request: {
    count: z.int().min(1).max(50),
    /** The post that contains the list. It's left out. */
    except: postRef().nullable(),
  },
  result: z.strictObject({
    items: z.array(
      z.strictObject({
        post_id: postRef(),
        name: z.string(),
        published_at: Timestamp.nullable(),
        /** Formatted like other dates of the blog, in the site's time zone. */
        date: z.string(),
        short_description: richText(10_000),
        image_id: imageRef().nullable(),
        image_title: z.string(),
        image_alt: z.string(),
      }),
    ),
  }),
});
