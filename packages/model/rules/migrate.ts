import { flatten, nest } from '../tree/flatten.ts';
import type { WidgetNode } from '../tree/node.ts';
import type { WidgetDefinition, WidgetLookup } from './definition.ts';

const migrateProperties = ({ migrations = [] }: WidgetDefinition, node: WidgetNode['properties']) =>
  migrations.reduce((properties, migrate) => migrate(properties), node);

/**
 * Migrates a stored document to the current version of its widgets. Every migration runs regardless
 * of the document's age, so each must leave current properties unchanged. Unknown widgets stay as
 * they are. Returns the same tree if nothing changed.
 */
export function migrateTree(tree: WidgetNode, lookup: WidgetLookup): WidgetNode {
  const { root, nodes } = flatten(tree);
  const migrated = [...nodes].map(([id, node]) => {
    const definition = lookup(node.widget);
    const properties = definition
      ? migrateProperties(definition, node.properties)
      : node.properties;
    return [id, properties === node.properties ? node : { ...node, properties }] as const;
  });
  const isSame = migrated.every(([id, node]) => nodes.get(id) === node);
  return isSame ? tree : nest({ root, nodes: new Map(migrated) });
}
