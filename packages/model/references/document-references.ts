import type { WidgetLookup } from '../rules/definition.ts';
import type { WidgetNode } from '../tree/node.ts';
import {
  mapLinkUrls,
  mapReferences,
  type Reference,
  type Retarget,
  referencesIn,
} from './walk-references.ts';

const join = (path: string, name: string): string => (path === '' ? name : `${path}.${name}`);

/**
 * All references in a document, with their paths from the root: `children.0.properties.image_id`.
 */
export function documentReferences(
  tree: WidgetNode,
  lookup: WidgetLookup,
  path = '',
): readonly Reference[] {
  const schema = lookup(tree.widget)?.properties;
  const own = schema ? referencesIn(schema, tree.properties) : [];
  return [
    ...own.map((one) => ({ ...one, path: join(path, `properties.${one.path}`) })),
    ...tree.children.flatMap((child, index) =>
      documentReferences(child, lookup, join(path, `children.${index}`)),
    ),
  ];
}

/** Replaces the references in a document. Unknown widgets stay unchanged. */
export function mapDocumentReferences(
  tree: WidgetNode,
  lookup: WidgetLookup,
  retarget: Retarget,
): WidgetNode {
  const schema = lookup(tree.widget)?.properties;
  return {
    ...tree,
    properties: schema ? mapReferences(schema, tree.properties, retarget) : tree.properties,
    children: tree.children.map((child) => mapDocumentReferences(child, lookup, retarget)),
  };
}

/** Replaces the URLs of links in a document. Unknown widgets stay unchanged. */
export function mapDocumentUrls(
  tree: WidgetNode,
  lookup: WidgetLookup,
  url: (url: string, path: string) => string | null,
): WidgetNode {
  const schema = lookup(tree.widget)?.properties;
  return {
    ...tree,
    properties: schema ? mapLinkUrls(schema, tree.properties, url) : tree.properties,
    children: tree.children.map((child) => mapDocumentUrls(child, lookup, url)),
  };
}
