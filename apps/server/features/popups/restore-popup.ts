import type { Tx } from '../../storage/database/store.ts';
import { type RestoredRecord, restoreRecord } from '../../storage/records/restore-record.ts';
import {
  type FormerOwner,
  recreateContent,
  restoreContent,
} from '../document-owners/restore-content.ts';
import { popupDocuments } from './popup-documents.ts';

/** Restores a popup as it once was. */
export function restorePopup(tx: Tx, former: FormerOwner<'popup'>): Promise<RestoredRecord> {
  const { content, documents, record } = former;
  const { name, properties } = record;
  return restoreRecord(tx, 'popup', {
    ...former,
    change: async ({ id }) => {
      const owner = { of: popupDocuments, id };
      await restoreContent(tx, owner, { tree: content.document, documents });
      return { name, properties };
    },
    create: async () => {
      const content_id = await recreateContent(tx, popupDocuments.pageType, former);
      return { name, properties, content_id };
    },
  });
}
