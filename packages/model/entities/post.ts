import { z } from 'zod';
import { accountRef, imageRef, richText } from '../references/declare.ts';
import { requiredText, Slug, Timestamp, trimmedText } from './fields.ts';
import { seoFields } from './seo.ts';
import { MAX_TOPICS, TopicName } from './topic.ts';

export const POST_STATUSES = ['publish', 'draft'] as const;
export type PostStatus = (typeof POST_STATUSES)[number];

type Dated = { readonly status: PostStatus; readonly published_at: Timestamp | null };

/**
 * A post's status in terms of page statuses: a published post with a date in the future is
 * `future`.
 */
export const datedStatus = ({ status, published_at }: Dated): PostStatus | 'future' =>
  status === 'publish' && published_at !== null ? 'future' : status;

/** Fields for saving a post. Without a `url`, one is generated from the name. */
export const PostFields = z.strictObject({
  name: requiredText(255),
  url: Slug.optional(),
  status: z.enum(POST_STATUSES).default('draft'),
  /** A published post becomes visible at this time. */
  published_at: Timestamp.nullable().default(null),
  author_id: accountRef().nullable().default(null),
  /** Names. Archives list the posts with each of them. */
  categories: z.array(TopicName).max(MAX_TOPICS).default([]),
  tags: z.array(TopicName).max(MAX_TOPICS).default([]),
  allow_comments: z.boolean().default(true),
  /** The blog settings can set a lower limit. */
  short_description: richText(10_000).default(''),
  image_id: imageRef().nullable().default(null),
  image_title: trimmedText(255).default(''),
  image_alt: trimmedText(255).default(''),
  ...seoFields,
});
export type PostFields = z.infer<typeof PostFields>;
