import {
  type DesignAtRevision,
  type DocumentDesign,
  type DocumentRevisions,
  RpcError,
} from '@plinth/contract';
import { differences, flatten, type WidgetNode } from '@plinth/model';
import type { Documents } from '../../documents/documents.ts';
import { SHARED_KINDS, sharedSection } from '../../documents/shared-sections.ts';
import type { StoredSection } from '../../storage/database/record-types.ts';
import type { Reader, Tx } from '../../storage/database/store.ts';
import { getRecord } from '../../storage/records/records.ts';
import { changedParts, type Part } from './changed-parts.ts';
import { readDesign } from './design.ts';
import { getOwner, type OwnedDocument } from './owned-document.ts';
import { restoreContent } from './restore-content.ts';
import { launchedAt, publishedAt, restoredSaves } from './revision-marks.ts';

type Target = { readonly owner: OwnedDocument; readonly revision: number };

const MAX_REVISIONS = 20;

const documentIn = (data: string, { migrate }: Documents): WidgetNode =>
  migrate(JSON.parse(data).document);

type Row = { readonly revision: number; readonly created: number; readonly data: string };
type Changes = { readonly added: number; readonly removed: number; readonly changed: number };
type SaveSummary = {
  readonly created: number;
  readonly changes: Changes | null;
  readonly parts: readonly Part[];
  readonly tree: WidgetNode;
};

/** Counts widgets by type of change. */
function changesOf(before: WidgetNode | undefined, after: WidgetNode): Changes | null {
  if (!before) return null;
  const { added, removed, moved, changed } = differences(flatten(before), flatten(after));
  const changedIds = new Set([...changed.keys(), ...moved].filter((id) => !added.has(id)));
  return { added: added.size, removed: removed.size, changed: changedIds.size };
}

/** The saves of a section, newest first, with the changes that each made. */
function summarize(rows: readonly Row[], documents: Documents): readonly SaveSummary[] {
  const trees = rows.map(({ data }) => documentIn(data, documents));
  return rows.map(({ created }, index) => {
    const tree = trees[index] as WidgetNode;
    const before = trees[index + 1];
    const parts = before ? changedParts(before, tree) : [];
    return { created: Number(created), changes: changesOf(before, tree), parts, tree };
  });
}

const sum = (a: Changes, b: Changes): Changes => ({
  added: a.added + b.added,
  removed: a.removed + b.removed,
  changed: a.changed + b.changed,
});

const historyOf = (db: Reader, sectionId: number) =>
  db
    .selectFrom('history')
    .leftJoin('account', 'account.id', 'history.account_id')
    .select([
      'history.revision',
      'history.created',
      'history.data',
      'account.id as author_id',
      'account.name',
    ])
    .where('record', '=', 'section')
    .where('record_id', '=', sectionId)
    .orderBy('history.revision', 'desc');

/** Changes to the shared header or footer, matched to saves of the page by their timestamps. */
async function sharedSaves(
  db: Reader,
  section: StoredSection | undefined,
  { times, documents }: { readonly times: readonly number[]; readonly documents: Documents },
): Promise<readonly SaveSummary[]> {
  if (!section || times.length === 0) return [];
  const saved = await historyOf(db, section.id)
    .clearSelect()
    .select('history.revision')
    .where('history.created', 'in', times)
    .execute();
  if (saved.length === 0) return [];
  // Each revision is compared with its predecessor.
  const revisions = saved.flatMap(({ revision }) => [revision, revision - 1]);
  const rows = await historyOf(db, section.id).where('history.revision', 'in', revisions).execute();
  return summarize(rows, documents);
}

/** The latest revisions of a document, newest first. */
export async function readRevisions(
  db: Reader,
  owner: OwnedDocument,
  documents: Documents,
): Promise<DocumentRevisions> {
  const record = await getOwner(db, owner);
  const rows = await historyOf(db, record.content_id)
    .limit(MAX_REVISIONS + 1)
    .execute();
  const savedAt = { times: rows.map(({ created }) => Number(created)), documents };
  const shared = {
    header: await sharedSaves(db, await sharedSection(db, record, 'header'), savedAt),
    footer: await sharedSaves(db, await sharedSection(db, record, 'footer'), savedAt),
  };
  const saves = summarize(rows, documents);
  const restored = restoredSaves(saves);
  const savesAt = (times: readonly number[]) =>
    times.map((time) => saves.find(({ created }) => created <= time));
  const published = savesAt(await publishedAt(db, owner));
  const launched = savesAt(await launchedAt(db));
  const items = saves.map((own, index) => {
    const { created, changes, parts } = own;
    const origin = restored[index] ?? null;
    const { revision, author_id, name } = rows[index] as (typeof rows)[number];
    const saved = SHARED_KINDS.flatMap((kind) => {
      const save = shared[kind].find((candidate) => candidate.created === created);
      return save?.changes ? [{ kind, changes: save.changes }] : [];
    });
    return {
      revision,
      created: new Date(created).toISOString(),
      author: author_id === null ? null : { id: author_id, name: name ?? '' },
      is_current: index === 0,
      is_published: published.includes(own),
      is_launched: launched.includes(own),
      parts: [...parts],
      restored_from: origin && new Date(origin.created).toISOString(),
      changes: changes && saved.reduce((all, save) => sum(all, save.changes), changes),
      shared: saved.map(({ kind }) => kind),
    };
  });
  return { items: items.slice(0, MAX_REVISIONS) };
}

/**
 * A section as of a time (ms since 1970), or as it is now if its history doesn't reach back that
 * far.
 */
async function sectionAt(
  db: Reader,
  section: StoredSection | undefined,
  { time, documents }: { readonly time: number; readonly documents: Documents },
): Promise<WidgetNode | null> {
  if (!section) return null;
  const row = await db
    .selectFrom('history')
    .select('data')
    .where('record', '=', 'section')
    .where('record_id', '=', section.id)
    .where('created', '<=', time)
    .orderBy('history.revision', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row ? documentIn(row.data, documents) : documents.migrate(section.document);
}

/** All sections as of a content revision, without styles and colors deleted since. */
export async function readRevision(
  db: Reader,
  { owner, revision }: Target,
  documents: Documents,
): Promise<DesignAtRevision> {
  const record = await getOwner(db, owner);
  const row = await db
    .selectFrom('history')
    .select(['data', 'created'])
    .where('record', '=', 'section')
    .where('record_id', '=', record.content_id)
    .where('revision', '=', revision)
    .executeTakeFirst();
  if (!row) throw new RpcError('NOT_FOUND');
  const at = { time: Number(row.created), documents };
  const shared = async (kind: (typeof SHARED_KINDS)[number]) => {
    const tree = await sectionAt(db, await sharedSection(db, record, kind), at);
    return tree && documents.withoutMissingStyles(db, tree);
  };
  return {
    revision,
    created: new Date(row.created).toISOString(),
    sections: {
      header: await shared('header'),
      content: await documents.withoutMissingStyles(db, documentIn(row.data, documents)),
      footer: await shared('footer'),
    },
  };
}

/**
 * Saves an earlier content as a new revision, so the history stays complete. Styles and
 * colors that have been deleted since aren't restored: others may have their names now.
 */
export async function restoreRevision(
  tx: Tx,
  { owner, revision }: Target,
  documents: Documents,
): Promise<DocumentDesign> {
  const record = await getOwner(tx.db, owner);
  const content = await getRecord(tx.db, 'section', record.content_id);
  const row = await tx.db
    .selectFrom('history')
    .select('data')
    .where('record', '=', 'section')
    .where('record_id', '=', content.id)
    .where('revision', '=', revision)
    .executeTakeFirst();
  if (!row) throw new RpcError('NOT_FOUND');
  await restoreContent(tx, owner, { tree: JSON.parse(row.data).document, documents });
  return readDesign(tx.db, owner, documents);
}
