import type { OwnerKind, PageType, WidgetNode } from '@plinth/model';
import { checkLock, type Documents } from '../../documents/documents.ts';
import type { StoredRecords } from '../../storage/database/record-types.ts';
import type { Reader, Tx } from '../../storage/database/store.ts';
import { changeRecord, createRecord, getRecord } from '../../storage/records/records.ts';
import type { Former } from '../../storage/records/restore-record.ts';
import { getOwner, type OwnedDocument } from './owned-document.ts';

type FormerContent = {
  /** As it was stored. */
  readonly tree: WidgetNode;
  readonly documents: Documents;
};

const contextOf = (pageType: PageType, stored: WidgetNode) => ({
  location: { pageType, sectionName: 'content' } as const,
  path: 'document',
  stored,
});

/**
 * An earlier document as the site can store it today. Styles and colors that have been deleted since
 * aren't restored: others may have their names now.
 */
export async function acceptFormer(
  db: Reader,
  pageType: PageType,
  { tree, documents }: FormerContent,
): Promise<WidgetNode> {
  const restored = await documents.withoutMissingStyles(db, documents.migrate(tree));
  // A new document is empty. It can't be saved like that, but restored.
  const isEmpty = restored.children.length === 0;
  return isEmpty ? restored : documents.accept(db, restored, contextOf(pageType, restored));
}

/** Saves an earlier content as a new revision, so the history stays complete. */
export async function restoreContent(
  tx: Tx,
  owner: OwnedDocument,
  former: FormerContent,
): Promise<void> {
  const { content_id } = await getOwner(tx.db, owner);
  const { id, revision, locked, document } = await getRecord(tx.db, 'section', content_id);
  const { pageType } = owner.of;
  const accepted = await acceptFormer(tx.db, pageType, former);
  const { location, ...context } = contextOf(pageType, accepted);
  const at = { ...context, location: { ...location, locked } };
  checkLock(former.documents.migrate(document), accepted, at);
  await changeRecord(tx, 'section', { id, revision, fields: { document: accepted } });
}

/** A record with a document as it once was, with what restoring it needs. */
export type FormerOwner<N extends OwnerKind> = Former<N> & {
  readonly content: StoredRecords['section'];
  readonly documents: Documents;
};

/** Creates the section of an owner that is gone. Returns its id. */
export async function recreateContent(
  tx: Tx,
  pageType: PageType,
  { content, documents }: Pick<FormerOwner<'page'>, 'content' | 'documents'>,
): Promise<number> {
  const { id: _, revision, created, modified, ...section } = content;
  const document = await acceptFormer(tx.db, pageType, { tree: content.document, documents });
  return (await createRecord(tx, 'section', { ...section, document })).id;
}
