import { type PageDesign, RpcError, type services } from '@plinth/contract';
import { sameValue, type WidgetNode } from '@plinth/model';
import type { z } from 'zod';
import type { Documents } from '../../documents/documents.ts';
import {
  SHARED_KINDS,
  type SharedKind,
  sharedSection,
  showsSection,
} from '../../documents/shared-sections.ts';
import type { StoredPage } from '../../storage/record-types.ts';
import { changeRecord, createRecord, getRecord } from '../../storage/records.ts';
import type { Reader, Tx } from '../../storage/store.ts';
import { showPage } from './page-record.ts';

/**
 * A page's design is three documents: its own content, and the header and footer that it shares with
 * other pages. All three are `section` records, saved by the revision that was read of each.
 */

export type SaveDesign = z.output<typeof services.PagesService.saveDesign.params>;

export async function readDesign(
  db: Reader,
  page: StoredPage,
  { today }: Documents,
): Promise<PageDesign> {
  const content = await getRecord(db, 'section', page.content_id);
  const header = await sharedSection(db, page, 'header');
  const footer = await sharedSection(db, page, 'footer');
  return {
    page: await showPage(db, page),
    sections: {
      header: header ? today(header.document) : null,
      content: today(content.document),
      footer: footer ? today(footer.document) : null,
    },
    revision: content.revision,
    revisions: {
      ...(header && { header: header.revision }),
      ...(footer && { footer: footer.revision }),
    },
  };
}

const placeOf = (sectionName: 'header' | 'content' | 'footer') =>
  ({ pageType: 'page', sectionName }) as const;

/** Every save of a page is a revision of its content, so that one of the header alone is found again. */
async function saveContent(
  tx: Tx,
  page: StoredPage,
  { sections, revision, documents }: SaveDesign & { documents: Documents },
): Promise<void> {
  const id = page.content_id;
  const content = await getRecord(tx.db, 'section', id);
  if (content.revision !== revision) throw new RpcError('CONFLICT', { revision: content.revision });
  if (!sections.content) {
    await changeRecord(tx, 'section', { id, revision, fields: { document: content.document } });
    return;
  }
  const at = { place: placeOf('content'), path: 'sections.content' };
  const document = documents.acceptChange(sections.content, content.document, at);
  await changeRecord(tx, 'section', { id, revision, fields: { document } });
}

type SharedSave = {
  readonly kind: SharedKind;
  readonly given: WidgetNode;
  readonly revision: number | undefined;
  readonly documents: Documents;
};

/** Answers the page, which changes when it gets its first header or footer by this save. */
async function saveShared(tx: Tx, page: StoredPage, save: SharedSave): Promise<StoredPage> {
  const { kind, given, revision, documents } = save;
  const path = `sections.${kind}`;
  if (!showsSection(page, kind)) {
    throw new RpcError('VALIDATION', { errors: { [path]: ['valueInvalid'] } });
  }
  const stored = await sharedSection(tx.db, page, kind);
  if (stored && sameValue(documents.today(stored.document), given)) return page;
  const at = { place: placeOf(kind), path };
  if (!stored) {
    const document = documents.accept(given, at.place, path);
    const section = { name: page.name, kind, is_sticky_footer: false, document };
    const { id } = await createRecord(tx, 'section', section);
    const target = { id: page.id, revision: page.revision };
    return changeRecord(tx, 'page', { ...target, fields: { [`${kind}_id`]: id } });
  }
  if (revision === undefined) {
    throw new RpcError('VALIDATION', { errors: { [`revisions.${kind}`]: ['isEmpty'] } });
  }
  if (stored.revision !== revision) {
    throw new RpcError('CONFLICT', { revision: stored.revision, details: { section: kind } });
  }
  const document = documents.acceptChange(given, stored.document, at);
  await changeRecord(tx, 'section', { id: stored.id, revision, fields: { document } });
  return page;
}

export async function saveDesign(
  tx: Tx,
  save: SaveDesign,
  documents: Documents,
): Promise<PageDesign> {
  let page = await getRecord(tx.db, 'page', save.id);
  await saveContent(tx, page, { ...save, documents });
  for (const kind of SHARED_KINDS) {
    const given = save.sections[kind];
    const revision = save.revisions[kind];
    if (given) page = await saveShared(tx, page, { kind, given, revision, documents });
  }
  await tx.db.updateTable('page').set({ modified: tx.now }).where('id', '=', page.id).execute();
  return readDesign(tx.db, await getRecord(tx.db, 'page', page.id), documents);
}
