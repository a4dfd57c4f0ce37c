import type { OwnerKind } from '@plinth/model';
import { sql } from 'kysely';
import type { Reader } from '../../storage/database/store.ts';
import { changeRecord, findRecord } from '../../storage/records/records.ts';
import type { DocumentKind, NodesQuery } from '../document-owners/document-kind.ts';

const COLUMNS = [
  ...(['id', 'name', 'url', 'parent_id', 'is_home'] as const),
  ...(['status', 'published_at', 'visibility'] as const),
] as const;

const nodes = (db: Reader): NodesQuery =>
  db.selectFrom('page').select([sql.lit<OwnerKind>('page').as('kind'), ...COLUMNS]);

/** Pages choose their header and footer. Their URLs follow the page tree. */
export const pageDocuments: DocumentKind<'page'> = {
  kind: 'page',
  pageType: 'page',
  read: (db, id) => findRecord(db, 'page', id),
  assignSection: (tx, { id, revision }, chosen) =>
    changeRecord(tx, 'page', { id, revision, fields: { [`${chosen.kind}_id`]: chosen.id } }),
  address: { nodes, settings: [], isIndexed: true, parents: () => [] },
};
