import { join } from 'node:path';
import { isSiteReplaced } from '../../storage/database/changes.ts';
import type { Store } from '../../storage/database/store.ts';
import { readSnapshot, writeSnapshot } from '../../storage/files/snapshot.ts';
import type { CacheEntry } from './lru-cache.ts';
import type { ResponseCache } from './response-cache.ts';
import { changedTags } from './tags.ts';

/**
 * Preserves cached responses across restarts. Changes since then are in the audit log, and only
 * affected responses are dropped. The snapshot stores the id and hash of the last audit row, which
 * detects a restored or different database.
 */
export type WarmStart = {
  readonly load: () => Promise<void>;
  readonly save: () => Promise<void>;
};

export type WarmStartPorts = {
  readonly store: Store;
  readonly cache: ResponseCache;
  /** The data folder. */
  readonly folder: string;
  /** Another build renders other responses from the same records. */
  readonly build: string;
};

type Snapshot = {
  readonly build: string;
  readonly position: number;
  readonly hash: string;
  readonly entries: readonly CacheEntry[];
};

const hashAt = async ({ read }: Store, position: number): Promise<string | undefined> => {
  const row = await read
    .selectFrom('audit')
    .select('hash')
    .where('id', '=', position)
    .executeTakeFirst();
  return row?.hash;
};

export function createWarmStart({ store, cache, folder, build }: WarmStartPorts): WarmStart {
  const path = join(folder, 'cache', 'pages');
  return {
    load: async () => {
      const snapshot = (await readSnapshot(path)) as Snapshot | undefined;
      if (snapshot?.build !== build) return;
      if ((await hashAt(store, snapshot.position)) !== snapshot.hash) return;
      const changes = await store.changes.since(snapshot.position);
      if (isSiteReplaced(changes)) return;
      const changed = await changedTags(store.read, changes);
      for (const entry of snapshot.entries) cache.add(entry);
      cache.evict(changed);
    },
    save: async () => {
      const position = store.changes.position();
      const hash = await hashAt(store, position);
      if (hash === undefined) return;
      const snapshot: Snapshot = { build, position, hash, entries: [...cache.entries()] };
      await writeSnapshot(path, snapshot);
    },
  };
}
