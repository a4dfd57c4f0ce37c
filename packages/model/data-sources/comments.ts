import { z } from 'zod';
import { ownerRef } from '../entities/owner.ts';
import { defineDataSource } from './define.ts';

/** Where visitors comment on a document. Null: it isn't public, or no service is connected. */
export const source = defineDataSource({
  name: 'comments',
  request: { owner: ownerRef },
  result: z.strictObject({
    /** The site's name at Disqus. */
    shortname: z.string(),
    /** False for posts that don't allow comments. */
    is_allowed: z.boolean(),
    /** What the service knows the document by. */
    identifier: z.string(),
    /** Absolute. */
    url: z.string(),
    title: z.string(),
  }),
});
