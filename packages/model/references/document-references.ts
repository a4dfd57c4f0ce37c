import type { WidgetLookup } from '../rules/definition.ts';
import type { WidgetNode } from '../tree/node.ts';
import { mapReferences, type Reference, type Retarget, referencesIn } from './walk-references.ts';

const join = (path: string, name: string): string => (path === '' ? name : `${path}.${name}`);

/** Every reference of a document with its path from the root: `children.0.properties.image_id`. */
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

/** A document with other targets; widgets that nobody here knows stay as they are. */
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
