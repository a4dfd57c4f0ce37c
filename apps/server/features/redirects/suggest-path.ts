import { normalizePath } from '@plinth/model';

/** A public document of the site. */
export type LivePath = {
  readonly kind: string;
  readonly id: number;
  readonly path: string;
};

/** Owners by a slug that they had, as `page 3`. */
export type FormerSlugs = ReadonlyMap<string, readonly string[]>;

export const ownerKey = ({ kind, id }: Pick<LivePath, 'kind' | 'id'>): string => `${kind} ${id}`;

/** The last segment, in lower case and without the extension of another system. */
export const slugIn = (path: string): string =>
  (normalizePath(path).split('/').at(-1) ?? '').replace(/\.\w{2,5}$/, '').toLowerCase();

/** The number of edits between two texts, or `limit + 1` if there are more than `limit`. */
export function editDistance(a: string, b: string, limit: number): number {
  if (Math.abs(a.length - b.length) > limit) return limit + 1;
  let row = Array.from({ length: b.length + 1 }, (_, at) => at);
  for (let i = 1; i <= a.length; i += 1) {
    const next = [i];
    for (let j = 1; j <= b.length; j += 1) {
      const swap = (row[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1);
      next.push(Math.min(swap, (row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1));
    }
    if (Math.min(...next) > limit) return limit + 1;
    row = next;
  }
  return row[b.length] ?? 0;
}

const words = (slug: string): ReadonlySet<string> =>
  new Set(slug.split(/[-_.+]+/).filter((word) => word.length > 1));

/** Words that two slugs share, as a part of all their words. */
function sharedWords(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  const shared = [...a].filter((word) => b.has(word)).length;
  return shared === 0 ? 0 : shared / (a.size + b.size - shared);
}

const MIN_SHARED = 0.5;

/** How unlike two slugs are, from 0; null if they have nothing to do with each other. */
function difference(slug: string, other: string): number | null {
  if (slug === other) return 0;
  const limit = Math.floor(Math.max(slug.length, other.length) / 4);
  const distance = editDistance(slug, other, limit);
  if (distance <= limit) return distance / Math.max(slug.length, other.length);
  const shared = sharedWords(words(slug), words(other));
  return shared >= MIN_SHARED ? 1 - shared : null;
}

/** The closest page above a path, besides the home page. */
function parentOf(path: string, live: ReadonlyMap<string, string>): string | null {
  const above = normalizePath(path).split('/').slice(0, -1);
  if (above.length < 2) return null;
  return live.get(above.join('/')) ?? parentOf(above.join('/'), live);
}

/**
 * Returns a function that suggests the live path that a visitor may have looked for: of the document
 * that had this slug, else the one with the most similar slug, else the page above. Null if none.
 */
export function createSuggestions(live: readonly LivePath[], former: FormerSlugs) {
  const byOwner = new Map(live.map((one) => [ownerKey(one), one.path]));
  const byPath = new Map(live.map(({ path }) => [normalizePath(path), path]));
  const slugs = live.map(({ path }) => ({ path, slug: slugIn(path) }));
  return (path: string): string | null => {
    const slug = slugIn(path);
    const owners = (former.get(slug) ?? []).flatMap((owner) => byOwner.get(owner) ?? []);
    if (owners[0] !== undefined) return owners[0];
    let best: { readonly path: string; readonly score: number } | undefined;
    for (const one of slugs) {
      const score = one.slug === '' || slug === '' ? null : difference(slug, one.slug);
      if (score !== null && score < (best?.score ?? 1)) best = { path: one.path, score };
    }
    return best?.path ?? parentOf(path, byPath);
  };
}
