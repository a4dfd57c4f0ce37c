import { normalizePath, splitQuery } from '@plinth/model';
import { createSlugIndex } from './slug-index.ts';

/** A public document of the site. */
export type LivePath = {
  readonly kind: string;
  readonly id: number;
  readonly path: string;
};

/** Owners by a slug that they had, as `page 3`. */
export type FormerSlugs = ReadonlyMap<string, readonly string[]>;

export const ownerKey = ({ kind, id }: Pick<LivePath, 'kind' | 'id'>): string => `${kind} ${id}`;

/** The last segment, in lower case and without query and the extension of another system. */
export const slugIn = (url: string): string =>
  (normalizePath(splitQuery(url).path).split('/').at(-1) ?? '')
    .replace(/\.\w{2,5}$/, '')
    .toLowerCase();

/** The closest page above a path, besides the home page. */
function parentOf(path: string, live: ReadonlyMap<string, string>): string | null {
  const above = normalizePath(splitQuery(path).path).split('/').slice(0, -1);
  if (above.length < 2) return null;
  return live.get(above.join('/')) ?? parentOf(above.join('/'), live);
}

/**
 * Returns a function that suggests the live path that a visitor may have looked for: of the document
 * that had this slug, else the one with the most similar slug, else the page above. Null if none.
 */
export async function createSuggestions(live: readonly LivePath[], former: FormerSlugs) {
  const byOwner = new Map(live.map((one) => [ownerKey(one), one.path]));
  const byPath = new Map(live.map(({ path }) => [normalizePath(path), path]));
  const bySlug = new Map(live.toReversed().map(({ path }) => [slugIn(path), path]));
  const mostSimilar = await createSlugIndex(live.map(({ path }) => slugIn(path)));
  return (path: string): string | null => {
    const slug = slugIn(path);
    const owners = (former.get(slug) ?? []).flatMap((owner) => byOwner.get(owner) ?? []);
    if (owners[0] !== undefined) return owners[0];
    const similar = mostSimilar(slug);
    return (similar !== undefined && bySlug.get(similar)) || parentOf(path, byPath);
  };
}
