import type { NodeId, Properties, WidgetDefinition } from '@plinth/model';
import { widgetDefinition } from '@plinth/widgets';

/** The fields of a node that rendering needs, in nested trees and in memory. */
export type RenderedNode = {
  readonly id: NodeId;
  readonly widget: string;
  readonly properties: Properties;
};

/** Properties with all defaults filled in, as passed to views. */
export type CompleteProperties = { readonly [name: string]: unknown };

const cache = new WeakMap<RenderedNode, CompleteProperties>();

/** Names of the top-level properties that the schema rejects. */
const invalidProperties = (
  definition: WidgetDefinition,
  properties: Properties,
): readonly string[] => {
  const issues = definition.properties.safeParse(properties).error?.issues ?? [];
  return issues.flatMap((issue) =>
    issue.path.length > 0
      ? [String(issue.path[0])]
      : issue.code === 'unrecognized_keys'
        ? issue.keys
        : [],
  );
};

/** Replaces invalid properties, such as those from a newer version, with their defaults. */
const complete = ({ widget, properties }: RenderedNode): CompleteProperties => {
  const definition = widgetDefinition(widget);
  if (definition === undefined) return properties;
  const parsed = definition.properties.safeParse(properties);
  if (parsed.success) return parsed.data;
  const bad = new Set(invalidProperties(definition, properties));
  const good = Object.entries(properties).filter(([name]) => !bad.has(name));
  return definition.properties.parse(Object.fromEntries(good));
};

/** A node's properties with defaults, cached by node identity. */
export const completeProperties = (node: RenderedNode): CompleteProperties => {
  const cached = cache.get(node);
  if (cached !== undefined) return cached;
  const properties = complete(node);
  cache.set(node, properties);
  return properties;
};
