import {
  CONTENT_KINDS,
  type ContentKind,
  type FoundContent,
  MAX_FOUND,
  type services,
} from '@plinth/contract';
import { datedStatus, nextStatus, type PageStatus } from '@plinth/model';
import { sql } from 'kysely';
import type { Handlers } from '../../rpc/context.ts';
import type { Reader, Store } from '../../storage/database/store.ts';
import { anyRecord, tableOf } from '../../storage/records/any-record.ts';
import { likePatterns } from '../../storage/records/lists.ts';
import { ownerOf } from './entry-id.ts';
import type { SearchIndex } from './search-index.ts';
import { fold, phrasesOf } from './words.ts';

export type SearchServicePorts = {
  readonly store: Pick<Store, 'read'>;
  readonly index: SearchIndex;
  readonly clock: () => number;
};

/** Kinds that have a status. */
const DATED: readonly ContentKind[] = ['page', 'post'];

const timeOf = (time: unknown): string | null =>
  time === null || time === undefined ? null : new Date(Number(time)).toISOString();

/** A page that is scheduled, and a post with a date, are published once the time has come. */
function statusOf(kind: ContentKind, row: Row, now: number): PageStatus | null {
  if (kind !== 'page' && kind !== 'post') return null;
  const published_at = timeOf(row.published_at);
  const status =
    kind === 'post'
      ? datedStatus({ status: row.status as 'publish' | 'draft', published_at })
      : (row.status as PageStatus);
  return nextStatus({ status, published_at }, new Date(now).toISOString());
}

type Row = {
  readonly id: number;
  readonly name: unknown;
  readonly status?: unknown;
  readonly published_at?: unknown;
};

type Wanted = { readonly search: string } | { readonly ids: readonly number[] };

/** Records by name, those whose name begins with the search first; or by id. */
async function readRecords(
  { db, now }: { readonly db: Reader; readonly now: number },
  kind: ContentKind,
  wanted: Wanted,
): Promise<readonly FoundContent[]> {
  let rows = anyRecord(db).selectFrom(tableOf(kind)).select(['id', 'name']);
  if (DATED.includes(kind)) rows = rows.select(['status', 'published_at']);
  if ('ids' in wanted) {
    if (wanted.ids.length === 0) return [];
    rows = rows.where('id', 'in', wanted.ids);
  } else {
    const patterns = likePatterns(wanted.search);
    rows = rows
      .where(({ or }) =>
        or(patterns.map((pattern) => sql<boolean>`lower(name) like ${pattern} escape '\\'`)),
      )
      .orderBy('modified', 'desc')
      .orderBy('id', 'desc')
      .limit(MAX_FOUND * 4);
  }
  const found = await rows.execute();
  return found.map((row) => ({
    ...{ kind, id: Number(row.id), name: String(row.name) },
    status: statusOf(kind, row as unknown as Row, now),
  }));
}

/** Names that begin with the search before others. */
const byName = (search: string, items: readonly FoundContent[]): readonly FoundContent[] => {
  const start = fold(search);
  const begins = ({ name }: FoundContent) => fold(name).startsWith(start);
  return [...items.filter(begins), ...items.filter((item) => !begins(item))];
};

/** An equal share of the results for each kind, and what is left for those that have more. */
function share(groups: readonly (readonly FoundContent[])[]): FoundContent[] {
  const counts = groups.map(() => 0);
  for (let left = MAX_FOUND; left > 0; ) {
    const before = left;
    for (const [at, group] of groups.entries()) {
      const count = counts[at] ?? 0;
      if (left === 0 || count >= group.length) continue;
      counts[at] = count + 1;
      left -= 1;
    }
    if (left === before) break;
  }
  return groups.flatMap((group, at) => group.slice(0, counts[at]));
}

/** Finds the site's content for its owner, in the index of visitors too. */
export function createSearchService({
  store,
  index,
  clock,
}: SearchServicePorts): Handlers<typeof services.SearchService> {
  /** Published pages and posts with the words of the search in their text. */
  const byText = async (search: string): Promise<readonly FoundContent[]> => {
    const phrases = phrasesOf(search);
    if (phrases.length === 0) return [];
    await index.update();
    const wanted = { phrases, hasPosts: true, without: [], skip: 0, count: MAX_FOUND };
    const { ids } = await index.find(wanted);
    const owners = ids.map(ownerOf);
    const ports = { db: store.read, now: clock() };
    const read = (kind: 'page' | 'post') =>
      readRecords(ports, kind, {
        ids: owners.filter((owner) => owner.kind === kind).map(({ id }) => id),
      });
    const found = [...(await read('page')), ...(await read('post'))];
    return owners.flatMap((owner) =>
      found.filter((one) => one.kind === owner.kind && one.id === owner.id),
    );
  };

  return {
    find: async ({ search: given }) => {
      const search = given.replace(/[\p{Cc}\p{Cs}]/gu, ' ').trim();
      const ports = { db: store.read, now: clock() };
      const texts = search === '' ? [] : await byText(search);
      const groupOf = async (kind: ContentKind): Promise<readonly FoundContent[]> => {
        const named = byName(search, await readRecords(ports, kind, { search }));
        const ids = new Set(named.map(({ id }) => id));
        return [...named, ...texts.filter((one) => one.kind === kind && !ids.has(one.id))];
      };
      return { items: share(await Promise.all(CONTENT_KINDS.map(groupOf))) };
    },
  };
}
