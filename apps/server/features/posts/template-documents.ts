import type { OwnerKind } from '@plinth/model';
import { sql } from 'kysely';
import { IN_SITE_LAYOUT } from '../../documents/shared-sections.ts';
import type { Reader } from '../../storage/database/store.ts';
import { findRecord } from '../../storage/records/records.ts';
import type { DocumentKind, NodesQuery, OwnerRecord } from '../document-owners/document-kind.ts';
import { UNLISTED_COLUMNS, UNLISTED_FIELDS } from '../document-owners/unlisted.ts';

/** Templates have no page of their own. Previews show them as posts. */
const FIELDS = { ...UNLISTED_FIELDS, ...IN_SITE_LAYOUT } as const;

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
      ...UNLISTED_COLUMNS,
    ]);

/** The document around each post. It shows the site's header and footer, as posts do. */
export const templateDocuments: DocumentKind<'blog_template'> = {
  kind: 'blog_template',
  pageType: 'blog.template',
  read: readOwner,
  assignSection: async () => undefined,
  address: { nodes, settings: [], isIndexed: false, parents: () => null },
};
