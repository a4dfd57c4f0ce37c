import { datedStatus, type OwnerKind, type PageStatus } from '@plinth/model';
import { sql } from 'kysely';
import { IN_SITE_LAYOUT } from '../../documents/shared-sections.ts';
import type { StoredPost } from '../../storage/database/record-types.ts';
import type { Reader } from '../../storage/database/store.ts';
import { findRecord } from '../../storage/records/records.ts';
import type { DocumentKind, NodesQuery, OwnerRecord } from '../document-owners/document-kind.ts';

/** A published post is visible from its publication time on. */
const visibilityFields = (post: Pick<StoredPost, 'status' | 'published_at'>) =>
  ({
    status: datedStatus(post),
    published_at: post.published_at,
    visibility: 'public',
  }) as const;

async function readOwner(db: Reader, id: number): Promise<OwnerRecord | undefined> {
  const post = await findRecord(db, 'post', id);
  if (!post) return undefined;
  const author = await db
    .selectFrom('account')
    .select(['id', 'name'])
    .where('id', '=', post.author_id ?? 0)
    .executeTakeFirst();
  const image = post.image_id === null ? null : { id: post.image_id, alt: post.image_alt };
  return {
    ...post,
    ...IN_SITE_LAYOUT,
    ...visibilityFields(post),
    background_id: null,
    author: author ?? null,
    image,
  };
}

const nodes = (db: Reader): NodesQuery =>
  db
    .selectFrom('post')
    .select([
      sql.lit<OwnerKind>('post').as('kind'),
      ...(['id', 'name', 'url'] as const),
      sql<number | null>`cast(null as bigint)`.as('parent_id'),
      sql<number>`cast(0 as bigint)`.as('is_home'),
      sql<PageStatus>`case when status = 'publish' and published_at is not null then 'future' else status end`.as(
        'status',
      ),
      'published_at',
      sql.lit<'public' | 'password'>('public').as('visibility'),
    ]);

/** Posts show the site's header and footer. Their URLs are below the blog page. */
export const postDocuments: DocumentKind<'post'> = {
  kind: 'post',
  pageType: 'blog.post',
  read: readOwner,
  /** All posts use the site's default header and footer. */
  assignSection: async () => undefined,
  address: {
    nodes,
    settings: ['blog'],
    isIndexed: true,
    parents: ({ pages, settings }) => {
      const page = pages.get(settings.blog.blog_page_id ?? 0);
      return page ? pages.lineage(page) : null;
    },
  },
};
