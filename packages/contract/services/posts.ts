import { POST_STATUSES } from '@plinth/model';
import { z } from 'zod';
import { designMethods } from '../design-methods.ts';
import { defineService } from '../method.ts';
import { recordMethods } from '../record-methods.ts';
import { postFields, postRecord, postSummary, posts } from '../records/post.ts';
import { id, listOf } from '../shapes.ts';

const methods = recordMethods({ ...posts, fields: postFields, record: postRecord });

/** Posts of the blog. Lists leave out the documents. */
export const PostsService = defineService({
  ...methods,
  getList: { ...methods.getList, result: listOf(postSummary) },
  ...designMethods({ kind: 'post', area: 'posts', record: postRecord }),
  /** A post that is published gets the current time unless it has one. */
  setStatus: {
    capability: 'posts.write',
    params: z.strictObject({ id, status: z.enum(POST_STATUSES) }),
    result: postRecord,
  },
  /** Whether the slug is free in the blog; answers the slug as it would be stored. */
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
