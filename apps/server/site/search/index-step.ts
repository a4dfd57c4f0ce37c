import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Logger } from '../../logging.ts';
import { SITE_REPLACED } from '../../storage/database/changes.ts';
import type { Tx } from '../../storage/database/store.ts';
import { entryId } from './entry-id.ts';
import {
  entriesAfter,
  entriesDue,
  entriesWith,
  type OpenRow,
  openEntry,
  readOpenRows,
} from './open-entries.ts';
import type { SearchFacts } from './search-facts.ts';
import type { WordIndex } from './word-index.ts';
import { wordsOf } from './words.ts';

/** Changes, and entries, that one transaction takes into the index. */
const CHANGES = 20;
const ENTRIES = 20;

/** Characters of headings that are in the index. */
const MAX_HEADINGS = 20_000;

export type StepOptions = {
  readonly words: WordIndex;
  /** Changes with what is in the index besides the records. */
  readonly version: string;
  readonly facts: SearchFacts;
  readonly log: Pick<Logger, 'warn'>;
};

type State = Awaited<ReturnType<typeof readState>>;

const readState = ({ db }: Tx) =>
  db.selectFrom('search_state').selectAll().where('id', '=', 1).executeTakeFirst();

const auditHash = async ({ db }: Tx, id: number): Promise<string> =>
  (await db.selectFrom('audit').select('hash').where('id', '=', id).executeTakeFirst())?.hash ?? '';

/** Empties the index, so that the next steps make it from all records. */
export async function resetIndex(tx: Tx, { words, version }: StepOptions): Promise<void> {
  const { db } = tx;
  await db.deleteFrom('search_state').execute();
  await db.deleteFrom('search_entry').execute();
  await words.clear(db);
  const last = await db
    .selectFrom('audit')
    .select(['id', 'hash'])
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  await db
    .insertInto('search_state')
    .values({
      ...{ id: 1, version, until: tx.now, rest: 0 },
      ...{ audit_id: last?.id ?? 0, audit_hash: last?.hash ?? '' },
    })
    .execute();
}

/** A backup may have been restored since, or the log be shorter by now. */
const isUsable = async (tx: Tx, state: NonNullable<State>): Promise<boolean> =>
  state.audit_hash === (await auditHash(tx, state.audit_id));

/** Reads all entries again, and keeps what is found until then. */
async function startAgain({ db }: Tx, version: string): Promise<void> {
  await db.updateTable('search_state').set({ version, rest: 0 }).where('id', '=', 1).execute();
}

/** An entry and its words. Null for a document that can't be read. */
function readEntry(row: OpenRow, { facts, log }: StepOptions) {
  try {
    const { id, title, headings, text } = openEntry(row, facts.fact);
    return {
      entry: { id, title, text },
      words: {
        title: wordsOf(title),
        headings: wordsOf(headings.slice(0, MAX_HEADINGS)),
        text: wordsOf(text),
      },
    };
  } catch (err) {
    log.warn({ err, kind: row.kind, id: row.id }, 'the search leaves out what it could not read');
    return null;
  }
}

async function putEntries(tx: Tx, ids: readonly number[], options: StepOptions): Promise<void> {
  if (ids.length === 0) return;
  const { db, now } = tx;
  const { words } = options;
  const rows = await readOpenRows(db, ids, now);
  await words.remove(db, ids);
  await db.deleteFrom('search_entry').where('id', 'in', ids).execute();
  for (const row of rows) {
    await nextTurn();
    const read = readEntry(row, options);
    if (read) await words.put(db, read.entry, read.words);
  }
}

const readChanges = ({ db }: Tx, after: number) =>
  db
    .selectFrom('audit')
    .select(['id', 'hash', 'record', 'record_id'])
    .where('id', '>', after)
    .orderBy('id')
    .limit(CHANGES)
    .execute();

async function changedEntries(
  tx: Tx,
  changes: Awaited<ReturnType<typeof readChanges>>,
): Promise<readonly number[]> {
  const idsOf = (name: string) =>
    changes.flatMap(({ record, record_id }) =>
      record === name && record_id !== null ? [Number(record_id)] : [],
    );
  return [
    ...idsOf('page').map((id) => entryId({ kind: 'page', id })),
    ...idsOf('post').map((id) => entryId({ kind: 'post', id })),
    ...(await entriesWith(tx.db, idsOf('section'))),
  ];
}

/**
 * Brings the index nearer to the records, in one transaction: first the changes since it was made, or
 * last changed, then what it lacks while it's being made. Resolves to whether there is more to do.
 */
export async function indexStep(tx: Tx, options: StepOptions): Promise<boolean> {
  const state = await readState(tx);
  if (!state || !(await isUsable(tx, state))) {
    await resetIndex(tx, options);
    return true;
  }
  if (state.version !== options.version) {
    await startAgain(tx, options.version);
    return true;
  }
  const changes = await readChanges(tx, state.audit_id);
  if (changes.some(({ record }) => record === SITE_REPLACED.record)) {
    await resetIndex(tx, options);
    return true;
  }
  const due = await entriesDue(tx.db, {
    ...{ after: Number(state.until), until: tx.now, limit: ENTRIES + 1 },
  });
  const hasManyDue = due.length > ENTRIES;
  const ids = new Set([...(await changedEntries(tx, changes)), ...(hasManyDue ? [] : due)]);
  await putEntries(tx, [...ids], options);
  const hasMore = changes.length === CHANGES;
  // Very many are read with all others.
  const rest = hasManyDue ? 0 : state.rest === null ? null : Number(state.rest);
  const next = rest === null || hasMore ? [] : await entriesAfter(tx.db, rest, ENTRIES);
  await putEntries(tx, next, options);
  const last = changes.at(-1);
  const isMade = rest !== null && !hasMore && next.length < ENTRIES;
  await tx.db
    .updateTable('search_state')
    .set({
      until: Math.max(Number(state.until), tx.now),
      rest: isMade ? null : (next.at(-1) ?? rest),
      ...(last && { audit_id: last.id, audit_hash: last.hash }),
    })
    .where('id', '=', 1)
    .execute();
  return hasMore || (rest !== null && !isMade);
}
