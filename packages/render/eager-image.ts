import { type NodeId, referencesIn } from '@plinth/model';
import { widgetDefinition } from '@plinth/widgets';
import type { RenderedNode } from './properties.ts';

const cache = new WeakMap<RenderedNode, boolean>();

const showsImage = ({ widget, properties }: RenderedNode): boolean => {
  const schema = widgetDefinition(widget)?.properties;
  if (!schema) return false;
  return referencesIn(schema, properties).some(
    ({ kind, context }) => kind === 'media' && context === 'property',
  );
};

/** Cached by node identity. */
const hasImage = (node: RenderedNode): boolean => {
  const found = cache.get(node) ?? showsImage(node);
  cache.set(node, found);
  return found;
};

/** The first node with an image in document order, which is most likely the LCP element. */
export const findEagerImage = <N extends RenderedNode>(
  node: N,
  childrenOf: (node: N) => readonly N[],
): NodeId | null => {
  if (hasImage(node)) return node.id;
  for (const child of childrenOf(node)) {
    const found = findEagerImage(child, childrenOf);
    if (found !== null) return found;
  }
  return null;
};
