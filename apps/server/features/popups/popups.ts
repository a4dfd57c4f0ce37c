import { popupFields, popups, type services } from '@plinth/contract';
import type { z } from 'zod';
import { findUses } from '../../documents/record-uses.ts';
import type { Handlers } from '../../rpc/context.ts';
import { recordHandlers } from '../../rpc/record-handlers.ts';
import type { Reader, Tx } from '../../storage/database/store.ts';
import { deleteRecord, findRecord, getRecord } from '../../storage/records/records.ts';
import { type DesignPorts, designHandlers } from '../document-owners/design-handlers.ts';
import { deleteAllUnsavedWork } from '../document-owners/unsaved-work.ts';
import { popupDocuments } from './popup-documents.ts';
import { readPopupRecord, type StoredPopup, toPopupSummary } from './popup-record.ts';
import { popupFromTemplate } from './popup-templates.ts';
import { popupRules } from './save-popup.ts';

async function deletePopups(tx: Tx, ids: readonly number[]): Promise<number> {
  let deleted = 0;
  for (const id of new Set(ids)) {
    const popup = await findRecord(tx.db, 'popup', id);
    if (!popup) continue;
    await deleteRecord(tx, 'popup', id);
    await deleteAllUnsavedWork(tx, { kind: 'popup', id });
    await deleteRecord(tx, 'section', popup.content_id);
    deleted += 1;
  }
  return deleted;
}

type Use = z.output<typeof services.PopupsService.getUses.result>['items'][number];

/** Everything that links to popups, but not a popup's links to itself. */
async function readUses(db: Reader): Promise<Use[]> {
  const uses = await findUses(db, { kind: 'popup' });
  return uses
    .filter(({ type, id, target }) => type !== 'popup' || id !== target)
    .map(({ target: popup_id, ...use }) => ({ popup_id, ...use }));
}

export function createPopups(ports: DesignPorts): Handlers<typeof services.PopupsService> {
  const { store, documents } = ports;
  const handlers = recordHandlers(store, { ...popups, fields: popupFields }, popupRules(documents));
  const readRecord = (db: Reader, popup: StoredPopup) => readPopupRecord(db, popup, documents);
  return {
    getList: async (query) => {
      const list = await handlers.getList(query);
      return { ...list, items: list.items.map(toPopupSummary) };
    },
    get: async (params) => readRecord(store.read, await handlers.get(params)),
    save: async (params, context) => readRecord(store.read, await handlers.save(params, context)),
    duplicate: async (params, context) =>
      readRecord(store.read, await handlers.duplicate(params, context)),
    delete: async ({ ids }, { actor }) =>
      store.transaction(async (tx) => ({ deleted: await deletePopups(tx, ids) }), actor),
    ...designHandlers(popupDocuments, ports, async (db, id) =>
      readRecord(db, await getRecord(db, 'popup', id)),
    ),
    create: async ({ name, template }, context) => {
      const { document, properties } = popupFromTemplate(template);
      // Templates use styles that the site's theme doesn't need to have.
      const styled = await documents.withoutMissingStyles(store.read, document);
      const isBlank = styled.children.length === 0;
      const item = { name, properties, ...(!isBlank && { document: styled }) };
      return readRecord(store.read, await handlers.save({ item }, context));
    },
    getUses: async () => ({ items: await readUses(store.read) }),
  };
}
