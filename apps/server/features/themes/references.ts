import {
  documentReferences,
  invariant,
  mapDocumentReferences,
  mapReferences,
  type Reference,
  type Retarget,
  type SchemaNode,
  type WidgetNode,
} from '@plinth/model';
import { widgetDefinition } from '@plinth/widgets';

/**
 * Themes reference records by key: `"image_id": "@media/hero"`, and in rich text `link:page/@about`
 * or `data-media="@hero"`. Resolving replaces keys with ids.
 */
export const REFERENCE_KINDS = ['media', 'page', 'menu'] as const;
export type KeyedKind = (typeof REFERENCE_KINDS)[number];

export type KnownIds = { readonly [K in KeyedKind]: ReadonlyMap<string, number> };

const KEY = /^@(?:([a-z]+)\/)?([a-z0-9-]+)$/;

const isKeyed = (kind: string): kind is KeyedKind => REFERENCE_KINDS.some((one) => one === kind);

/** The key of a reference. Undefined for a class name or an id. */
export const keyOf = ({ kind, id }: Reference): string | undefined => {
  const [, prefix = kind, key] = KEY.exec(String(id)) ?? [];
  return prefix === kind ? key : undefined;
};

/** Throws for an unknown key. */
export const toIds =
  (ids: KnownIds): Retarget =>
  (reference) => {
    const { kind, id } = reference;
    if (!isKeyed(kind)) return id;
    const key = keyOf(reference);
    const found = key === undefined ? undefined : ids[kind].get(key);
    invariant(found !== undefined, `the theme has no ${kind} "${key ?? id}"`);
    return found;
  };

/** Replaces keys with ids. */
export const resolveReferences = <T>(schema: SchemaNode, value: T, ids: KnownIds): T =>
  mapReferences(schema, value, toIds(ids));

/** Replaces keys in a document with ids. */
export const resolveDocument = (document: unknown, ids: KnownIds): WidgetNode =>
  mapDocumentReferences(document as WidgetNode, widgetDefinition, toIds(ids));

/**
 * Replaces keys in a document with ids of a site that has its own records. Without a menu, menu
 * references become null.
 */
export function resolveForSite(document: WidgetNode, ids: KnownIds): WidgetNode {
  const resolve = toIds(ids);
  return mapDocumentReferences(document, widgetDefinition, (reference) =>
    reference.kind === 'menu' && ids.menu.size === 0 ? null : resolve(reference),
  );
}

/** Keys of the images that a document shows. */
export const imageKeys = (document: WidgetNode): readonly string[] => [
  ...new Set(
    documentReferences(document, widgetDefinition)
      .filter(({ kind }) => kind === 'media')
      .flatMap((reference) => keyOf(reference) ?? []),
  ),
];
