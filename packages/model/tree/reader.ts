import type { DocumentNode, NodeId } from './node.ts';

/**
 * All that reading a document needs. A map may hold several documents at once (the header, content
 * and footer of one canvas): every node without a parent is a root, and ids are unique in the map.
 */
export type DocumentReader = { readonly nodes: ReadonlyMap<NodeId, DocumentNode> };
