import type { PopupRecord, PopupSummary } from '@plinth/contract';
import { fullPageUrl, popupSlug } from '@plinth/model';
import type { Documents } from '../../documents/documents.ts';
import { readGeneral } from '../../settings/settings.ts';
import type { StoredRecords } from '../../storage/database/record-types.ts';
import type { Reader } from '../../storage/database/store.ts';
import { getRecord } from '../../storage/records/records.ts';

export type StoredPopup = StoredRecords['popup'];

export const toPopupSummary = ({ content_id: _, ...popup }: StoredPopup): PopupSummary => popup;

/** A popup as the API returns it: with its URL and document. */
export async function readPopupRecord(
  db: Reader,
  popup: StoredPopup,
  { migrate }: Documents,
): Promise<PopupRecord> {
  const { document } = await getRecord(db, 'section', popup.content_id);
  return {
    ...toPopupSummary(popup),
    full_url: fullPageUrl([popupSlug(popup.id)], await readGeneral(db)),
    document: migrate(document),
  };
}
