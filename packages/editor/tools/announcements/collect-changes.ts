import { type DocumentNode, type NodeId, type Step, setProperties } from '@plinth/model';
import type { EditorSession } from '../../core/session/types.ts';

export type CollectedChanges = {
  /** Property changes since the last call of `clear`, one per widget. */
  readonly steps: readonly Step[];
  /** Widgets that were added. */
  readonly added: readonly DocumentNode[];
};

/**
 * Collects what the user's steps change. Undo, redo, and changes from elsewhere don't count. A run
 * of changes of one value counts once, from the first value to the last.
 */
export function collectChanges({ store, history }: EditorSession) {
  const nodes = new Map(store.reader.nodes);
  const before = new Map<NodeId, DocumentNode | undefined>();
  const stop = store.observe((changes) => {
    for (const [id, node] of changes) {
      if (history.isRunning() && !before.has(id)) before.set(id, nodes.get(id));
      if (node) nodes.set(id, node);
      else nodes.delete(id);
    }
  });
  const stepOf = (id: NodeId, old: DocumentNode | undefined): readonly Step[] => {
    const now = store.node(id);
    if (!old || !now || old.properties === now.properties) return [];
    const inverse = setProperties(id, old.properties);
    return [{ action: setProperties(id, now.properties), inverse }];
  };
  return {
    stop,
    clear: () => before.clear(),
    hasAny: () => before.size > 0,
    read: (): CollectedChanges => ({
      steps: [...before].flatMap(([id, old]) => stepOf(id, old)),
      added: [...before].flatMap(([id, old]) => (old ? [] : (store.node(id) ?? []))),
    }),
  };
}
