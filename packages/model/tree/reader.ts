import type { DocumentNode, NodeId } from './node.ts';

/**
 * Read access to documents. A map can contain several documents (the header, content, and footer of
 * one canvas): every node without a parent is a root, and ids are unique in the map.
 */
export type DocumentReader = { readonly nodes: ReadonlyMap<NodeId, DocumentNode> };
