import {
  type Changes,
  type DocumentNode,
  type DocumentReader,
  type NodeId,
  writeChanges,
} from '@plinth/model';

type Listener = () => void;

/**
 * The documents on the canvas, in memory. Every node has its own listeners: a change of one widget
 * wakes the one component that shows it, however large the page is.
 */
export type DocumentStore = {
  /** The map itself, for the model's functions; it changes in place. */
  readonly reader: DocumentReader;
  readonly node: (id: NodeId) => DocumentNode | undefined;
  /** Calls `listener` whenever the entry of `id` changes; returns how to stop. */
  readonly subscribe: (id: NodeId, listener: Listener) => Listener;
  /** Calls `observer` with every set of changes, after they are written; returns how to stop. */
  readonly observe: (observer: (changes: Changes) => void) => Listener;
  readonly write: (changes: Changes) => void;
  /** Counts the changes of what stands where; those of properties alone do not count. */
  readonly shape: () => number;
  /** The node as the canvas shows it: as it was when it was frozen, else as it is. */
  readonly shown: (id: NodeId) => DocumentNode | undefined;
  /** Leaves a node's markup to somebody else until the answer is called. */
  readonly freeze: (id: NodeId) => Listener;
};

export function createDocumentStore(initial: Iterable<DocumentNode>): DocumentStore {
  const nodes = new Map<NodeId, DocumentNode>();
  for (const node of initial) nodes.set(node.id, node);
  const listeners = new Map<NodeId, Set<Listener>>();
  const observers = new Set<(changes: Changes) => void>();

  const frozen = new Map<NodeId, DocumentNode>();
  const wake = (id: NodeId) => {
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
    const isMoved = [...changes].some(([id, node]) => nodes.get(id)?.children !== node?.children);
    if (isMoved) shape += 1;
    writeChanges(nodes, changes);
    for (const id of changes.keys()) wake(id);
    for (const observer of observers) observer(changes);
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
        wake(id);
      };
    },
  };
}
