import {
  type DocumentNode,
  type DocumentReader,
  type NodeId,
  type PropertyValue,
  rootOf,
  sameValue,
} from '@plinth/model';
import type { DocumentStore } from '../core/store/document-store.ts';

const asValue = ({ widget, properties, parent, children }: DocumentNode): PropertyValue => ({
  widget,
  properties,
  parent,
  children,
});

const same = (a: DocumentNode | undefined, b: DocumentNode | undefined): boolean =>
  a === b || (a !== undefined && b !== undefined && sameValue(asValue(a), asValue(b)));

/**
 * Tracks what differs from the saved documents by deeply comparing changed nodes only. Undoing back
 * to the saved state is clean, and the cost doesn't grow with the page.
 */
export function createDirtyTracker(store: DocumentStore) {
  let saved = new Map(store.reader.nodes);
  const different = new Set<NodeId>();
  const listeners = new Set<() => void>();
  const notify = () => {
    for (const listener of listeners) listener();
  };

  const stop = store.observe((changes) => {
    const before = different.size > 0;
    for (const id of changes.keys()) {
      if (same(store.node(id), saved.get(id))) different.delete(id);
      else different.add(id);
    }
    if (before !== different.size > 0) notify();
  });

  return {
    isDirty: () => different.size > 0,
    /** Widgets that differ, including removed ones. */
    different: different as ReadonlySet<NodeId>,
    /** The documents as stored. */
    saved: (): DocumentReader => ({ nodes: saved }),
    /** Roots of the documents with changes. */
    dirtyRoots: (): ReadonlySet<NodeId> => {
      const roots = [...different].flatMap((id) => rootOf(store.reader, id)?.id ?? []);
      return new Set(roots);
    },
    /** Takes `nodes`, as they were when the save was sent, for the stored state. */
    markSaved: (nodes: ReadonlyMap<NodeId, DocumentNode>) => {
      saved = new Map(nodes);
      different.clear();
      for (const id of new Set([...saved.keys(), ...store.reader.nodes.keys()])) {
        if (!same(store.node(id), saved.get(id))) different.add(id);
      }
      notify();
    },
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
    stop,
  };
}

export type DirtyTracker = ReturnType<typeof createDirtyTracker>;
