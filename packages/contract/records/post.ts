import { POST_STATUSES, PostFields, parseTopicKey, Slug, sectionRef, Topic } from '@plinth/model';
import { z } from 'zod';
import { documentNode } from '../shapes.ts';
import { defineRecord } from './define-record.ts';

export const posts = defineRecord({
  name: 'post',
  area: 'posts',
  fields: PostFields,
  system: {
    url: Slug,
    categories: z.array(Topic),
    tags: z.array(Topic),
    /** The section that contains the post's document. */
    content_id: sectionRef(),
  },
  search: ['name', 'url'],
  sort: ['name', 'status', 'published_at', 'created', 'modified'],
  filter: {
    status: z.enum(POST_STATUSES),
    /** Such as `tag/sea`. */
    topic: z.string().refine((key) => parseTopicKey(key) !== undefined, 'valueInvalid'),
  },
});

/** A post can be saved along with its document. */
export const postFields = PostFields.extend({ document: documentNode.optional() });

const { content_id: _, ...stored } = posts.record.shape;

/** A post in a list. */
export const postSummary = z.strictObject({
  ...stored,
  /** Null while the blog has no page. */
  full_url: z.string().nullable(),
  /** Null if the author's account is gone. */
  author_name: z.string().nullable(),
});
export type PostSummary = z.output<typeof postSummary>;

export const postRecord = z.strictObject({ ...postSummary.shape, document: documentNode });
export type PostRecord = z.output<typeof postRecord>;
