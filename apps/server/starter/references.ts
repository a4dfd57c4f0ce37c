import { invariant } from '@plinth/model';

/**
 * Themes name records by keys: `"image_id": "@media/hero"`, and in rich text `link:page/@about` or
 * `data-media="@hero"`. Resolving puts ids in their place.
 */
export const REFERENCE_KINDS = ['media', 'page', 'menu'] as const;
export type ReferenceKind = (typeof REFERENCE_KINDS)[number];

export type KnownIds = { readonly [K in ReferenceKind]: ReadonlyMap<string, number> };

const REFERENCE = /^@(media|page|menu)\/([a-z0-9-]+)$/;
const LINK = /\blink:(page|file|lightbox)\/@([a-z0-9-]+)/g;
const PICTURE = /\bdata-media="@([a-z0-9-]+)"/g;

/** The value with ids for keys, at any depth. Throws for a key that the theme does not have. */
export function resolveReferences(value: unknown, ids: KnownIds): unknown {
  if (typeof value === 'string') return resolveText(value, ids);
  if (Array.isArray(value)) return value.map((item) => resolveReferences(item, ids));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [name, resolveReferences(inner, ids)]),
  );
}

function resolveText(text: string, ids: KnownIds): string | number {
  const [, kind, key] = REFERENCE.exec(text) ?? [];
  if (kind && key) return idOf(ids, kind as ReferenceKind, key);
  return text
    .replace(LINK, (_, action: string, name: string) => {
      const target = action === 'page' ? 'page' : 'media';
      return `link:${action}/${idOf(ids, target, name)}`;
    })
    .replace(PICTURE, (_, name: string) => `data-media="${idOf(ids, 'media', name)}"`);
}

function idOf(ids: KnownIds, kind: ReferenceKind, key: string): number {
  const id = ids[kind].get(key);
  invariant(id !== undefined, `the theme has no ${kind} "${key}"`);
  return id;
}
