import { z } from 'zod';
import { listedPost } from '../entities/listed-post.ts';
import { postRef } from '../references/declare.ts';
import { defineDataSource } from './define.ts';

/** Published posts, newest first. */
export const source = defineDataSource({
  name: 'posts',
  request: {
    count: z.int().min(1).max(50),
    /** The post that contains the list. It's left out. */
    except: postRef().nullable(),
  },
  result: z.strictObject({ items: z.array(listedPost) }),
});
