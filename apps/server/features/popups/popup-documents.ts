import { type OwnerKind, type PageStatus, popupSlug } from '@plinth/model';
import { sql } from 'kysely';
import { WITHOUT_SHARED } from '../../documents/shared-sections.ts';
import type { Reader } from '../../storage/database/store.ts';
import { findRecord } from '../../storage/records/records.ts';
import type { DocumentKind, NodesQuery, OwnerRecord } from '../document-owners/document-kind.ts';

/** Popups are always public, but search engines don't list them. */
const FIELDS = {
  status: 'publish',
  visibility: 'public',
  ...{ seo_title: '', seo_description: '', seo_keywords: '' },
  ...{ is_noindex: true, is_nofollow: false, is_canonical_hidden: true, canonical_url: '' },
  ...{ share_image_id: null, head_code: '', body_code: '' },
  published_at: null,
  ...WITHOUT_SHARED,
  background_id: null,
} as const;

async function readOwner(db: Reader, id: number): Promise<OwnerRecord | undefined> {
  const popup = await findRecord(db, 'popup', id);
  if (!popup) return undefined;
  const { properties, ...fields } = popup;
  return { ...FIELDS, ...fields, popup: properties };
}

const SLUG = popupSlug(0).slice(0, -1);

const nodes = (db: Reader): NodesQuery =>
  db
    .selectFrom('popup')
    .select([
      sql.lit<OwnerKind>('popup').as('kind'),
      ...(['id', 'name'] as const),
      sql<string>`${sql.lit(SLUG)} || cast(id as text)`.as('url'),
      sql<number | null>`cast(null as bigint)`.as('parent_id'),
      sql<number>`cast(0 as bigint)`.as('is_home'),
      sql.lit<PageStatus>('publish').as('status'),
      sql<number | null>`cast(null as bigint)`.as('published_at'),
      sql.lit<'public' | 'password'>('public').as('visibility'),
    ]);

/** Popups are shown over other pages, and on a page of their own without JavaScript. */
export const popupDocuments: DocumentKind<'popup'> = {
  kind: 'popup',
  pageType: 'popup',
  read: readOwner,
  /** Popups have no header and no footer. */
  assignSection: async () => undefined,
  address: { nodes, settings: [], isIndexed: false, parents: () => [] },
};
