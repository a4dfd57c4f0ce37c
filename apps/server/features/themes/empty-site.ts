import { PageFields, SectionFields } from '@plinth/model';
import { emptyDocument } from '../../documents/documents.ts';
import type { Tx } from '../../storage/database/store.ts';
import { createRecord } from '../../storage/records/records.ts';

/** Creates a single empty home page. */
export async function installEmptySite(tx: Tx, name: string): Promise<number> {
  const section = SectionFields.parse({ name });
  const content = await createRecord(tx, 'section', { ...section, document: emptyDocument() });
  const { password: _, ...fields } = PageFields.parse({ name, url: 'home' });
  const page = await createRecord(tx, 'page', {
    ...fields,
    url: 'home',
    password_hash: null,
    content_id: content.id,
    position: 0,
    is_home: true,
  });
  return page.id;
}
