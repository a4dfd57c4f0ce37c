import type { PostRecord } from '@plinth/contract';
import { friendlyUrl, fromZoned, type PostStatus, toZoned } from '@plinth/model';
import { type DocumentValues, documentValuesOf } from '../document-settings/document-form.ts';

/**
 * Form values of a post. The date is a local time in the site's time zone, as the input formats it.
 */
export type PostValues = DocumentValues & {
  url: string;
  status: PostStatus;
  published_at: string;
  /** HTML. */
  short_description: string;
  image_id: number | null;
  image_title: string;
  image_alt: string;
  allow_comments: boolean;
  author_id: number | null;
  categories: readonly string[];
  tags: readonly string[];
};

export const valuesOf = (post: PostRecord, timeZone: string): PostValues => ({
  ...documentValuesOf(post),
  url: post.url,
  status: post.status,
  published_at: post.published_at ? toZoned(post.published_at, timeZone) : '',
  short_description: post.short_description,
  image_id: post.image_id,
  image_title: post.image_title,
  image_alt: post.image_alt,
  allow_comments: post.allow_comments,
  author_id: post.author_id,
  categories: post.categories.map(({ name }) => name),
  tags: post.tags.map(({ name }) => name),
});

/** The changed values to save, with a normalized URL slug. */
export const itemOf = (
  { name, url, published_at }: PostValues,
  { categories, tags, ...changed }: Partial<PostValues>,
  timeZone: string,
) => ({
  ...changed,
  ...(categories && { categories: [...categories] }),
  ...(tags && { tags: [...tags] }),
  ...('url' in changed && { url: friendlyUrl(url) || friendlyUrl(name) }),
  ...('published_at' in changed && {
    published_at: published_at === '' ? null : fromZoned(published_at, timeZone),
  }),
});
