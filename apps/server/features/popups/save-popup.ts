import { type popupFields, popups } from '@plinth/contract';
import { copyName, SectionFields, type WidgetNode } from '@plinth/model';
import type { z } from 'zod';
import { type Documents, emptyDocument } from '../../documents/documents.ts';
import type { RecordRules } from '../../rpc/record-handlers.ts';
import type { Tx } from '../../storage/database/store.ts';
import { changeRecord, createRecord, getRecord } from '../../storage/records/records.ts';

type PopupItem = z.output<typeof popupFields>;

const CONTENT_CONTEXT = {
  location: { pageType: 'popup', sectionName: 'content' },
  path: 'document',
} as const;

async function createContent(tx: Tx, name: string, document: WidgetNode): Promise<number> {
  const section = SectionFields.parse({ name });
  return (await createRecord(tx, 'section', { ...section, document })).id;
}

/** Rules for saving popups. */
export const popupRules = (documents: Documents): Partial<RecordRules<'popup', PopupItem>> => ({
  create: async (tx, { document, ...item }) => {
    const popup = popups.fields.parse(item);
    const content = document
      ? await documents.accept(tx.db, document, CONTENT_CONTEXT)
      : emptyDocument();
    return { ...popup, content_id: await createContent(tx, popup.name, content) };
  },
  change: async (tx, stored, { document, ...item }) => {
    if (document !== undefined) {
      const content = await getRecord(tx.db, 'section', stored.content_id);
      const { id, revision, locked } = content;
      const after = await documents.accept(tx.db, document, {
        ...CONTENT_CONTEXT,
        location: { ...CONTENT_CONTEXT.location, locked },
        stored: content.document,
      });
      await changeRecord(tx, 'section', { id, revision, fields: { document: after } });
    }
    return item;
  },
  copy: async (tx, { name, properties, content_id }) => {
    const { document } = await getRecord(tx.db, 'section', content_id);
    const copied = copyName(name);
    return { name: copied, properties, content_id: await createContent(tx, copied, document) };
  },
});
