import { type OwnerKind, popupSlug } from '@plinth/model';
import { sql } from 'kysely';
import { WITHOUT_SHARED } from '../../documents/shared-sections.ts';
import type { Reader } from '../../storage/database/store.ts';
import { findRecord } from '../../storage/records/records.ts';
import type { DocumentKind, NodesQuery, OwnerRecord } from '../document-owners/document-kind.ts';
import { UNLISTED_COLUMNS, UNLISTED_FIELDS } from '../document-owners/unlisted.ts';

const FIELDS = { ...UNLISTED_FIELDS, ...WITHOUT_SHARED } as const;

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
      ...UNLISTED_COLUMNS,
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
