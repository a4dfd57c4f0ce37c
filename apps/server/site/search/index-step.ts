import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Logger } from '../../logging.ts';
import { SITE_REPLACED } from '../../storage/database/changes.ts';
import type { Reader, Store, Tx } from '../../storage/database/store.ts';
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

/** Changes, and entries, that one step takes into the index. */
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

const readState = (db: Reader) =>
  db.selectFrom('search_state').selectAll().where('id', '=', 1).executeTakeFirst();

const auditHash = async (db: Reader, id: number): Promise<string> =>
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
const isUsable = async (db: Reader, state: NonNullable<State>): Promise<boolean> =>
  state.audit_hash === (await auditHash(db, state.audit_id));

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

type ReadEntry = NonNullable<ReturnType<typeof readEntry>>;

/** What is found of entries: those that are open to everyone and can be read. */
async function readEntries(
  db: Reader,
  { ids, now }: { readonly ids: readonly number[]; readonly now: number },
  options: StepOptions,
): Promise<readonly ReadEntry[]> {
  if (ids.length === 0) return [];
  const found: ReadEntry[] = [];
  for (const row of await readOpenRows(db, ids, now)) {
    await nextTurn();
    const read = readEntry(row, options);
    if (read) found.push(read);
  }
  return found;
}

async function putEntries({ db }: Tx, { ids, entries }: Plan, words: WordIndex): Promise<void> {
  if (ids.length === 0) return;
  await words.remove(db, ids);
  await db.deleteFrom('search_entry').where('id', 'in', ids).execute();
  for (const read of entries) await words.put(db, read.entry, read.words);
}

const readChanges = (db: Reader, after: number) =>
  db
    .selectFrom('audit')
    .select(['id', 'hash', 'record', 'record_id'])
    .where('id', '>', after)
    .orderBy('id')
    .limit(CHANGES)
    .execute();

async function changedEntries(
  db: Reader,
  changes: Awaited<ReturnType<typeof readChanges>>,
): Promise<readonly number[]> {
  const idsOf = (name: string) =>
    changes.flatMap(({ record, record_id }) =>
      record === name && record_id !== null ? [Number(record_id)] : [],
    );
  return [
    ...idsOf('page').map((id) => entryId({ kind: 'page', id })),
    ...idsOf('post').map((id) => entryId({ kind: 'post', id })),
    ...(await entriesWith(db, idsOf('section'))),
  ];
}

/** What a step stores, read before its transaction. */
type Plan = {
  /** The index as it was. */
  readonly state: NonNullable<State>;
  /** Entries that changed, or that the index lacks. */
  readonly ids: readonly number[];
  readonly entries: readonly ReadEntry[];
  readonly next: {
    readonly rest: number | null;
    readonly audit_id: number;
    readonly audit_hash: string;
  };
  readonly hasMore: boolean;
};

/** Reads and renders the entries of the next step. Null if the index has to be made anew. */
async function planStep(db: Reader, now: number, options: StepOptions): Promise<Plan | null> {
  const state = await readState(db);
  if (!state || state.version !== options.version || !(await isUsable(db, state))) return null;
  const changes = await readChanges(db, state.audit_id);
  if (changes.some(({ record }) => record === SITE_REPLACED.record)) return null;
  const due = await entriesDue(db, {
    ...{ after: Number(state.until), until: now, limit: ENTRIES + 1 },
  });
  const hasManyDue = due.length > ENTRIES;
  const changed = [...(await changedEntries(db, changes)), ...(hasManyDue ? [] : due)];
  const hasMoreChanges = changes.length === CHANGES;
  // Very many are read with all others.
  const rest = hasManyDue ? 0 : state.rest === null ? null : Number(state.rest);
  const lacking = rest === null || hasMoreChanges ? [] : await entriesAfter(db, rest, ENTRIES);
  const ids = [...new Set([...changed, ...lacking])];
  const isMade = rest !== null && !hasMoreChanges && lacking.length < ENTRIES;
  const last = changes.at(-1);
  return {
    ...{ state, ids, entries: await readEntries(db, { ids, now }, options) },
    next: {
      rest: isMade ? null : (lacking.at(-1) ?? rest),
      audit_id: last?.id ?? state.audit_id,
      audit_hash: last?.hash ?? state.audit_hash,
    },
    hasMore: hasMoreChanges || (rest !== null && !isMade),
  };
}

/** Makes the index anew, if that is still necessary. */
async function startOver(tx: Tx, options: StepOptions): Promise<void> {
  const { db } = tx;
  const state = await readState(db);
  if (!state || !(await isUsable(db, state))) return resetIndex(tx, options);
  if (state.version !== options.version) return startAgain(tx, options.version);
  const changes = await readChanges(db, state.audit_id);
  if (changes.some(({ record }) => record === SITE_REPLACED.record)) await resetIndex(tx, options);
}

const isSameState = (one: Plan['state'], other: State): boolean =>
  other !== undefined &&
  one.version === other.version &&
  one.audit_hash === other.audit_hash &&
  Number(one.until) === Number(other.until) &&
  one.rest === other.rest;

/**
 * Brings the index nearer to the records: first the changes since it was made, or last changed, then
 * what it lacks while it's being made. Documents are rendered before the transaction, which stores
 * nothing if another process was faster. Resolves to whether there is more to do.
 */
export async function indexStep(
  store: Pick<Store, 'read' | 'transaction'>,
  now: number,
  options: StepOptions,
): Promise<boolean> {
  const plan = await planStep(store.read, now, options);
  return store.transaction(async (tx) => {
    if (!plan) {
      await startOver(tx, options);
      return true;
    }
    if (!isSameState(plan.state, await readState(tx.db))) return true;
    await putEntries(tx, plan, options.words);
    await tx.db
      .updateTable('search_state')
      .set({ ...plan.next, until: Math.max(Number(plan.state.until), now) })
      .where('id', '=', 1)
      .execute();
    return plan.hasMore;
  });
}
