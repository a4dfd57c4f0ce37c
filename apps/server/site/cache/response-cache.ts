import { createDependencyLog, type Recorder } from './dependency-log.ts';
import { type CacheEntry, createLruCache } from './lru-cache.ts';
import type { SiteResponse } from './site-response.ts';
import type { Tag } from './tags.ts';

/**
 * Responses by key. Concurrent requests share one rendering. Responses never miss a change that
 * happens while they are rendered.
 */
export type ResponseCache = {
  readonly find: (key: string) => SiteResponse | undefined;
  readonly getOrRender: (key: string, render: RenderResponse) => Promise<SiteResponse>;
  readonly evict: (tags: ReadonlySet<Tag>) => void;
  readonly clear: () => void;
  readonly add: (entry: CacheEntry) => void;
  readonly entries: () => IterableIterator<CacheEntry>;
};

export type RenderResponse = (recorder: Recorder) => Promise<SiteResponse>;

const ALL_TAGS = '*';

type ChangedTags = Set<Tag | typeof ALL_TAGS>;

type PendingRender = { readonly changed: ChangedTags; readonly rendering: Promise<SiteResponse> };

const isAffected = (tags: ReadonlySet<Tag>, changed: ChangedTags): boolean =>
  [...changed].some((tag) => tag === ALL_TAGS || tags.has(tag));

export type CacheOptions = {
  /** Maximum memory in bytes, with LRU eviction. */
  readonly limit: number;
  readonly clock: () => number;
};

export function createResponseCache({ limit, clock }: CacheOptions): ResponseCache {
  const lru = createLruCache(limit);
  const pending = new Map<string, PendingRender>();

  const find = (key: string): SiteResponse | undefined => {
    const entry = lru.get(key);
    if (!entry) return undefined;
    if (entry.expires > clock()) return entry.response;
    lru.remove(key);
    return undefined;
  };

  const renderUnchanged = async (
    key: string,
    render: RenderResponse,
    changed: ChangedTags,
  ): Promise<SiteResponse> => {
    for (;;) {
      changed.clear();
      const log = createDependencyLog();
      const response = await render(log);
      if (isAffected(log.tags, changed)) continue;
      const expires = log.expires();
      if (expires > clock()) lru.add({ key, response, tags: log.tags, expires });
      return response;
    }
  };

  return {
    find,
    add: lru.add,
    getOrRender: async (key, render) => {
      const response = find(key) ?? pending.get(key)?.rendering;
      if (response) return response;
      const changed: ChangedTags = new Set();
      const rendering = renderUnchanged(key, render, changed).finally(() => pending.delete(key));
      pending.set(key, { changed, rendering });
      return rendering;
    },
    evict: (tags) => {
      for (const tag of tags) lru.removeByTag(tag);
      for (const { changed } of pending.values()) for (const tag of tags) changed.add(tag);
    },
    clear: () => {
      for (const { key } of [...lru.entries()]) lru.remove(key);
      for (const { changed } of pending.values()) changed.add(ALL_TAGS);
    },
    entries: lru.entries,
  };
}
