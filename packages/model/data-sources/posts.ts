import { z } from 'zod';
import { listedPost } from '../entities/listed-post.ts';
import { postRef } from '../references/declare.ts';
import { defineDataSource } from './define.ts';

/**
 * The newest posts, those that share categories or tags with a post, or those before and after it.
 */
export const POST_SELECTIONS = ['newest', 'related', 'neighbors'] as const;

/** Published posts, newest first. */
export const source = defineDataSource({
  name: 'posts',
  request: {
    select: z.enum(POST_SELECTIONS),
    /** At most. Neighbors are two. */
    count: z.int().min(1).max(50),
    /** The post that contains the list. It's left out. In the template of posts, the newest one. */
    except: postRef().nullable(),
  },
  result: z.strictObject({
    /** What was selected. */
    select: z.enum(POST_SELECTIONS),
    items: z.array(
      z.strictObject({
        ...listedPost.shape,
        /** Of the post that contains the list. */
        side: z.enum(['previous', 'next']).nullable(),
      }),
    ),
  }),
});
