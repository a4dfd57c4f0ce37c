import { z } from 'zod';
import { accountRef, mediaRef, richText } from '../references/declare.ts';
import { requiredText, Slug, Timestamp, trimmedText } from './fields.ts';
import { seoFields } from './seo.ts';

export const POST_STATUSES = ['publish', 'draft'] as const;
export type PostStatus = (typeof POST_STATUSES)[number];

type Dated = { readonly status: PostStatus; readonly published_at: Timestamp | null };

/** A post's status as pages have it: one that is published from a time on is `future` until then. */
export const datedStatus = ({ status, published_at }: Dated): PostStatus | 'future' =>
  status === 'publish' && published_at !== null ? 'future' : status;

/** What a post is saved with; without a `url` its name gives one. */
export const PostFields = z.strictObject({
  name: requiredText(255),
  url: Slug.optional(),
  status: z.enum(POST_STATUSES).default('draft'),
  /** Visitors see a published post from this time on. */
  published_at: Timestamp.nullable().default(null),
  author_id: accountRef().nullable().default(null),
  allow_comments: z.boolean().default(true),
  /** How long it may be is a setting of the blog. */
  short_description: richText(10_000).default(''),
  image_id: mediaRef().nullable().default(null),
  image_title: trimmedText(255).default(''),
  image_alt: trimmedText(255).default(''),
  ...seoFields,
});
export type PostFields = z.infer<typeof PostFields>;
