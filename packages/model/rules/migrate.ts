import { flatten, nest } from '../tree/flatten.ts';
import type { WidgetNode } from '../tree/node.ts';
import type { WidgetDefinition, WidgetLookup } from './definition.ts';

const today = ({ migrations = [] }: WidgetDefinition, node: WidgetNode['properties']) =>
  migrations.reduce((properties, migrate) => migrate(properties), node);

/**
 * A stored document as today's widgets understand it. Every migration is applied whatever the age of
 * the document, so each has to leave properties alone that are of today already. Unknown widgets
 * stay as they are, and so does the tree where nothing had to change.
 */
export function migrateTree(tree: WidgetNode, lookup: WidgetLookup): WidgetNode {
  const { root, nodes } = flatten(tree);
  const migrated = [...nodes].map(([id, node]) => {
    const definition = lookup(node.widget);
    const properties = definition ? today(definition, node.properties) : node.properties;
    return [id, properties === node.properties ? node : { ...node, properties }] as const;
  });
  const isSame = migrated.every(([id, node]) => nodes.get(id) === node);
  return isSame ? tree : nest({ root, nodes: new Map(migrated) });
}
