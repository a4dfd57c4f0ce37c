import {
  type Changes,
  type DocumentNode,
  type DocumentReader,
  type NodeId,
  writeChanges,
} from '@plinth/model';
import { limitRepeats } from '@plinth/ui';

type Listener = () => void;

/**
 * The documents on the canvas, in memory. Nodes have separate listeners, so a change of one widget
 * updates only its component, on a page of any size.
 */
export type DocumentStore = {
  /** The node map for functions of the model; it is mutated in place. */
  readonly reader: DocumentReader;
  readonly node: (id: NodeId) => DocumentNode | undefined;
  /** Calls `listener` when the node changes; returns an unsubscribe function. */
  readonly subscribe: (id: NodeId, listener: Listener) => Listener;
  /**
   * Calls `observer` with each set of changes after it is written; returns an unsubscribe function.
   */
  readonly observe: (observer: (changes: Changes) => void) => Listener;
  readonly write: (changes: Changes) => void;
  /** Number of changes to the tree structure; changes of properties don't count. */
  readonly shape: () => number;
  /** The node as shown on the canvas: its state when it was frozen, otherwise the current one. */
  readonly shown: (id: NodeId) => DocumentNode | undefined;
  /** Stops the canvas from rendering a node; returns a function that resumes it. */
  readonly freeze: (id: NodeId) => Listener;
};

export function createDocumentStore(initial: Iterable<DocumentNode>): DocumentStore {
  const nodes = new Map<NodeId, DocumentNode>();
  for (const node of initial) nodes.set(node.id, node);
  const listeners = new Map<NodeId, Set<Listener>>();
  const observers = new Set<(changes: Changes) => void>();
  const limited = limitRepeats('document');

  const frozen = new Map<NodeId, DocumentNode>();
  const notify = (id: NodeId) => {
    for (const listener of listeners.get(id) ?? []) listener();
  };

  const subscribe = (id: NodeId, listener: Listener) => {
    const own = listeners.get(id) ?? new Set();
    listeners.set(id, own.add(listener));
    return () => {
      own.delete(listener);
      if (own.size === 0) listeners.delete(id);
    };
  };

  let shape = 0;
  const write = (changes: Changes) => {
    if (changes.size === 0) return;
    limited(() => {
      const isMoved = [...changes].some(([id, node]) => nodes.get(id)?.children !== node?.children);
      if (isMoved) shape += 1;
      writeChanges(nodes, changes);
      for (const id of changes.keys()) notify(id);
      for (const observer of observers) observer(changes);
    });
  };

  return {
    reader: { nodes },
    node: (id) => nodes.get(id),
    subscribe,
    observe: (observer) => {
      observers.add(observer);
      return () => observers.delete(observer);
    },
    write,
    shape: () => shape,
    shown: (id) => frozen.get(id) ?? nodes.get(id),
    freeze: (id) => {
      const node = nodes.get(id);
      if (node) frozen.set(id, node);
      return () => {
        frozen.delete(id);
        notify(id);
      };
    },
  };
}
