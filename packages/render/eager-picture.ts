import { type NodeId, referencesIn } from '@plinth/model';
import { widgetDefinition } from '@plinth/widgets';
import type { RenderedNode } from './properties.ts';

const known = new WeakMap<RenderedNode, boolean>();

const showsPicture = ({ widget, properties }: RenderedNode): boolean => {
  const schema = widgetDefinition(widget)?.properties;
  if (!schema) return false;
  return referencesIn(schema, properties).some(
    ({ kind, place }) => kind === 'media' && place === 'property',
  );
};

/** Worked out once for each node identity. */
const hasPicture = (node: RenderedNode): boolean => {
  const found = known.get(node) ?? showsPicture(node);
  known.set(node, found);
  return found;
};

/** The first node with a picture in reading order: most likely what a visitor waits for. */
export const eagerPicture = <N extends RenderedNode>(
  node: N,
  childrenOf: (node: N) => readonly N[],
): NodeId | null => {
  if (hasPicture(node)) return node.id;
  for (const child of childrenOf(node)) {
    const found = eagerPicture(child, childrenOf);
    if (found !== null) return found;
  }
  return null;
};
