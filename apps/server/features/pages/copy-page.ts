import { copyName } from '@plinth/model';
import type { StoredPage } from '../../storage/database/record-types.ts';
import type { Tx } from '../../storage/database/store.ts';
import { createRecord, getRecord } from '../../storage/records/records.ts';
import { lastPosition } from './page-checks.ts';
import { uniqueSlug } from './slug.ts';

/**
 * Creates a draft with the same content as a sibling of the page. The copy is never the home page.
 */
export async function copyPage(tx: Tx, id: number): Promise<StoredPage> {
  const { id: _, revision, created, modified, ...page } = await getRecord(tx.db, 'page', id);
  const content = await getRecord(tx.db, 'section', page.content_id);
  const name = copyName(page.name);
  const { kind, is_sticky_footer, locked, document } = content;
  const section = { name, kind, is_sticky_footer, locked, document };
  const copy = await createRecord(tx, 'section', section);
  return createRecord(tx, 'page', {
    ...page,
    name,
    url: await uniqueSlug(tx.db, name, { parent_id: page.parent_id }),
    status: 'draft',
    published_at: null,
    is_home: false,
    // They name the page that is copied.
    alternates: [],
    content_id: copy.id,
    position: await lastPosition(tx.db, page.parent_id),
  });
}
