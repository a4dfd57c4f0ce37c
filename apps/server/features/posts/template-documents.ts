import type { OwnerKind, PageStatus } from '@plinth/model';
import { sql } from 'kysely';
import { IN_SITE_LAYOUT } from '../../documents/shared-sections.ts';
import type { Reader } from '../../storage/database/store.ts';
import { findRecord } from '../../storage/records/records.ts';
import type { DocumentKind, NodesQuery, OwnerRecord } from '../document-owners/document-kind.ts';

/** Templates have no page of their own. Previews show them as posts. */
const FIELDS = {
  status: 'publish',
  visibility: 'public',
  ...{ seo_title: '', seo_description: '', seo_keywords: '' },
  ...{ is_noindex: true, is_nofollow: false, is_canonical_hidden: true, canonical_url: '' },
  ...{ share_image_id: null, head_code: '', body_code: '' },
  published_at: null,
  ...IN_SITE_LAYOUT,
  background_id: null,
} as const;

async function readOwner(db: Reader, id: number): Promise<OwnerRecord | undefined> {
  const template = await findRecord(db, 'blog_template', id);
  return template && { ...FIELDS, ...template };
}

const nodes = (db: Reader): NodesQuery =>
  db
    .selectFrom('blog_template')
    .select([
      sql.lit<OwnerKind>('blog_template').as('kind'),
      ...(['id', 'name'] as const),
      sql.lit('').as('url'),
      sql<number | null>`cast(null as bigint)`.as('parent_id'),
      sql<number>`cast(0 as bigint)`.as('is_home'),
      sql.lit<PageStatus>('publish').as('status'),
      sql<number | null>`cast(null as bigint)`.as('published_at'),
      sql.lit<'public' | 'password'>('public').as('visibility'),
    ]);

/** The document around each post. It shows the site's header and footer, as posts do. */
export const templateDocuments: DocumentKind<'blog_template'> = {
  kind: 'blog_template',
  pageType: 'blog.template',
  read: readOwner,
  assignSection: async () => undefined,
  address: { nodes, settings: [], isIndexed: false, parents: () => null },
};
