import type { SiteResponse } from './site-response.ts';
import type { Tag } from './tags.ts';

/** A cached response with its dependencies and expiry time. */
export type CacheEntry = {
  readonly key: string;
  readonly response: SiteResponse;
  readonly tags: ReadonlySet<Tag>;
  /** ms since 1970 */
  readonly expires: number;
};

/** LRU cache of responses, indexed by key and tag. */
export type LruCache = {
  readonly get: (key: string) => CacheEntry | undefined;
  readonly add: (entry: CacheEntry) => void;
  readonly remove: (key: string) => void;
  readonly removeByTag: (tag: Tag) => void;
  readonly entries: () => IterableIterator<CacheEntry>;
};

export function createLruCache(limit: number): LruCache {
  const byKey = new Map<string, CacheEntry>();
  const keysByTag = new Map<Tag, Set<string>>();
  let bytes = 0;

  const remove = (key: string) => {
    const entry = byKey.get(key);
    if (!entry) return;
    byKey.delete(key);
    bytes -= entry.response.bytes;
    for (const tag of entry.tags) {
      const keys = keysByTag.get(tag);
      keys?.delete(key);
      if (keys?.size === 0) keysByTag.delete(tag);
    }
  };

  return {
    remove,
    get: (key) => {
      const entry = byKey.get(key);
      if (!entry) return undefined;
      byKey.delete(key);
      byKey.set(key, entry);
      return entry;
    },
    add: (entry) => {
      remove(entry.key);
      byKey.set(entry.key, entry);
      bytes += entry.response.bytes;
      for (const tag of entry.tags) {
        keysByTag.set(tag, (keysByTag.get(tag) ?? new Set()).add(entry.key));
      }
      for (const key of byKey.keys()) {
        if (bytes <= limit) break;
        remove(key);
      }
    },
    removeByTag: (tag) => {
      for (const key of [...(keysByTag.get(tag) ?? [])]) remove(key);
    },
    entries: () => byKey.values(),
  };
}
