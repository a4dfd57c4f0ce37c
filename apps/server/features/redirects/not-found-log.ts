import { isReservedPath, normalizePath, splitQuery, withQuery } from '@plinth/model';
import type { Logger } from '../../logging.ts';
import { systemActor } from '../../storage/database/actor.ts';
import type { Store, Tx } from '../../storage/database/store.ts';
import { contentUrl } from './content-url.ts';
import { isWorthLogging, MAX_LENGTH } from './probes.ts';

/** A request for a path without a page. */
export type NotFoundRequest = {
  /** With its query, of which only what names a page in other systems is kept. */
  readonly path: string;
  /** The page of this site that led there. */
  readonly referrer: string | null;
};

/**
 * Counts paths without a page in memory and stores them in batches. Stores nothing about visitors.
 */
export type NotFoundLog = {
  readonly count: (request: NotFoundRequest) => void;
  /** Stores pending counts. Never rejects. */
  readonly flush: () => Promise<void>;
};

const FLUSH_MS = 10_000;
/** Paths per batch. What a flood asks for beyond them isn't counted. */
const BATCH_PATHS = 200;
/** Stored paths, and dismissed ones besides. The rarest and oldest ones are dropped. */
export const MAX_PATHS = 2_000;

type Counted = { hits: number; referrer: string | null };

/** Drops stored paths, dismissed ones or others, beyond the limit. */
async function dropSurplus({ db }: Tx, is_dismissed: 0 | 1): Promise<void> {
  const { count } = await db
    .selectFrom('not_found')
    .select(({ fn }) => fn.countAll().as('count'))
    .where('is_dismissed', '=', is_dismissed)
    .executeTakeFirstOrThrow();
  const surplus = Number(count) - MAX_PATHS;
  if (surplus <= 0) return;
  const dropped = db
    .selectFrom('not_found')
    .select('path')
    .where('is_dismissed', '=', is_dismissed)
    .orderBy('hits')
    .orderBy('last_seen')
    .orderBy('path')
    .limit(surplus);
  await db.deleteFrom('not_found').where('path', 'in', dropped).execute();
}

async function store(tx: Tx, pending: ReadonlyMap<string, Counted>): Promise<void> {
  const { db, now } = tx;
  const rows = [...pending].map(([path, counted]) => ({
    ...{ path, ...counted, last_seen: now, is_dismissed: 0 },
  }));
  await db
    .insertInto('not_found')
    .values(rows)
    .onConflict((conflict) =>
      conflict.column('path').doUpdateSet(({ eb, fn, ref }) => ({
        hits: eb('not_found.hits', '+', ref('excluded.hits')),
        last_seen: now,
        referrer: fn.coalesce('excluded.referrer', 'not_found.referrer'),
      })),
    )
    .execute();
  await dropSurplus(tx, 0);
  await dropSurplus(tx, 1);
}

export function createNotFoundLog(ports: { store: Store; log: Logger }): NotFoundLog {
  let counts = new Map<string, Counted>();
  let timer: NodeJS.Timeout | undefined;

  const flush = async (): Promise<void> => {
    clearTimeout(timer);
    timer = undefined;
    const pending = counts;
    counts = new Map();
    if (pending.size === 0) return;
    try {
      await ports.store.transaction((tx) => store(tx, pending), systemActor('paths not found'));
    } catch (err) {
      // Lost counts cost less than a batch that grows while the database is away.
      ports.log.warn({ err }, 'paths that were not found were not stored');
    }
  };
  return {
    count: ({ path: given, referrer }) => {
      const { path: old, query } = splitQuery(contentUrl(given));
      const base = normalizePath(old);
      const path = withQuery(base, query);
      if (isReservedPath(base) || !isWorthLogging(base) || path.length > MAX_LENGTH) return;
      const known = counts.get(path);
      if (!known && counts.size >= BATCH_PATHS) return;
      counts.set(path, {
        hits: (known?.hits ?? 0) + 1,
        referrer: referrer ?? known?.referrer ?? null,
      });
      timer ??= setTimeout(() => void flush(), FLUSH_MS).unref();
    },
    flush,
  };
}
