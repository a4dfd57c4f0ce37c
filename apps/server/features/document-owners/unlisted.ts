import type { PageStatus } from '@plinth/model';
import { sql } from 'kysely';

/** Fields of documents that are always public and that search engines don't list. */
export const UNLISTED_FIELDS = {
  status: 'publish',
  visibility: 'public',
  ...{ seo_title: '', seo_description: '', seo_keywords: '' },
  ...{ is_noindex: true, is_nofollow: false, is_canonical_hidden: true, canonical_url: '' },
  alternates: [] as never[],
  ...{ share_image_id: null, head_code: '', body_code: '' },
  published_at: null,
  background_id: null,
} as const;

/** Their columns in a query of nodes. They are below no page. */
export const UNLISTED_COLUMNS = [
  sql<number | null>`cast(null as bigint)`.as('parent_id'),
  sql<number>`cast(0 as bigint)`.as('is_home'),
  sql.lit<PageStatus>('publish').as('status'),
  sql<number | null>`cast(null as bigint)`.as('published_at'),
  sql.lit<'public' | 'password'>('public').as('visibility'),
] as const;
