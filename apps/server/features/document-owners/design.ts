import { type DocumentDesign, RpcError, type SaveDesign } from '@plinth/contract';
import { SectionFields, sameValue, type WidgetNode } from '@plinth/model';
import type { Documents } from '../../documents/documents.ts';
import {
  SHARED_KINDS,
  type SharedKind,
  sharedSection,
  showsSection,
} from '../../documents/shared-sections.ts';
import type { Reader, Tx } from '../../storage/database/store.ts';
import { anyRecord, tableOf } from '../../storage/records/any-record.ts';
import { changeRecord, createRecord, getRecord } from '../../storage/records/records.ts';
import { getOwner, type OwnedDocument } from './owned-document.ts';

/**
 * An owner's design consists of its own content and a shared header and footer. All three are
 * `section` records, each saved with its own revision.
 */

export async function readDesign(
  db: Reader,
  owner: OwnedDocument,
  { migrate }: Documents,
): Promise<DocumentDesign> {
  const record = await getOwner(db, owner);
  const content = await getRecord(db, 'section', record.content_id);
  const header = await sharedSection(db, record, 'header');
  const footer = await sharedSection(db, record, 'footer');
  return {
    sections: {
      header: header ? migrate(header.document) : null,
      content: migrate(content.document),
      footer: footer ? migrate(footer.document) : null,
    },
    revision: content.revision,
    revisions: {
      ...(header && { header: header.revision }),
      ...(footer && { footer: footer.revision }),
    },
  };
}

type DesignSave = Omit<SaveDesign, 'id' | 'design'> & { readonly documents: Documents };

const isEmpty = (sections: SaveDesign['sections']): boolean =>
  Object.values(sections).every((section) => !section);

/**
 * Every save of a section creates a content revision, even if only the header changed, so that it
 * appears in the history.
 */
async function saveContent(
  tx: Tx,
  owner: OwnedDocument,
  { sections, revision, documents }: DesignSave,
): Promise<void> {
  const { content_id: id } = await getOwner(tx.db, owner);
  const content = await getRecord(tx.db, 'section', id);
  if (content.revision !== revision) throw new RpcError('CONFLICT', { revision: content.revision });
  if (isEmpty(sections)) return;
  if (!sections.content) {
    await changeRecord(tx, 'section', { id, revision, fields: { document: content.document } });
    return;
  }
  const document = await documents.accept(tx.db, sections.content, {
    location: { pageType: owner.of.pageType, sectionName: 'content', locked: content.locked },
    path: 'sections.content',
    stored: content.document,
  });
  await changeRecord(tx, 'section', { id, revision, fields: { document } });
}

type SharedSave = {
  readonly kind: SharedKind;
  readonly given: WidgetNode;
  readonly revision: number | undefined;
  readonly documents: Documents;
};

/** An owner without a header or footer gets the saved one. */
async function saveShared(
  tx: Tx,
  owner: OwnedDocument,
  { kind, given, revision, documents }: SharedSave,
): Promise<void> {
  const record = await getOwner(tx.db, owner);
  const { pageType, assignSection } = owner.of;
  const path = `sections.${kind}`;
  if (!showsSection(record, kind)) {
    throw new RpcError('VALIDATION', { errors: { [path]: ['valueInvalid'] } });
  }
  const stored = await sharedSection(tx.db, record, kind);
  if (stored && sameValue(documents.migrate(stored.document), given)) return;
  const context = { location: { pageType, sectionName: kind }, path };
  if (!stored) {
    const document = await documents.accept(tx.db, given, context);
    const section = SectionFields.parse({ name: record.name, kind });
    const { id } = await createRecord(tx, 'section', { ...section, document });
    await assignSection(tx, record, { kind, id });
    return;
  }
  if (revision === undefined) {
    throw new RpcError('VALIDATION', { errors: { [`revisions.${kind}`]: ['isEmpty'] } });
  }
  if (stored.revision !== revision) {
    throw new RpcError('CONFLICT', { revision: stored.revision, details: { section: kind } });
  }
  const document = await documents.accept(tx.db, given, {
    ...context,
    location: { ...context.location, locked: stored.locked },
    stored: stored.document,
  });
  await changeRecord(tx, 'section', { id: stored.id, revision, fields: { document } });
}

export async function saveDesign(
  tx: Tx,
  owner: OwnedDocument,
  save: DesignSave,
): Promise<DocumentDesign> {
  const { documents } = save;
  await saveContent(tx, owner, save);
  for (const kind of SHARED_KINDS) {
    const given = save.sections[kind];
    const revision = save.revisions[kind];
    if (given) await saveShared(tx, owner, { kind, given, revision, documents });
  }
  if (!isEmpty(save.sections)) {
    await anyRecord(tx.db)
      .updateTable(tableOf(owner.of.kind))
      .set({ modified: tx.now })
      .where('id', '=', owner.id)
      .execute();
  }
  return readDesign(tx.db, owner, documents);
}
