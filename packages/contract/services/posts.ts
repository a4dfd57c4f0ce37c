import { POST_STATUSES } from '@plinth/model';
import { z } from 'zod';
import { designMethods } from '../design-methods.ts';
import { defineService } from '../method.ts';
import { recordMethods } from '../record-methods.ts';
import { postFields, postRecord, postSummary, posts } from '../records/post.ts';
import { id, listOf } from '../shapes.ts';

const methods = recordMethods({ ...posts, fields: postFields, record: postRecord });

/** Blog posts. Lists don't include documents. */
export const PostsService = defineService({
  ...methods,
  getList: { ...methods.getList, result: listOf(postSummary) },
  ...designMethods({ kind: 'post', area: 'posts', record: postRecord }),
  /** Publishing sets the date to the current time if there is none. */
  setStatus: {
    capability: 'posts.write',
    params: z.strictObject({ id, status: z.enum(POST_STATUSES) }),
    result: postRecord,
  },
  /** Whether a slug is available in the blog. Returns the normalized slug. */
  checkUrl: {
    capability: 'posts.read',
    params: z.strictObject({ url: z.string().max(2048), id: id.optional() }),
    result: z.strictObject({
      url: z.string(),
      full_url: z.string().nullable(),
      is_available: z.boolean(),
    }),
  },
});
