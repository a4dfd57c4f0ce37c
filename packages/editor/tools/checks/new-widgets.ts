import type { NodeId } from '@plinth/model';
import type { EditorSession } from '../../core/session/types.ts';

export type NewWidgets = {
  /** Whether a widget was just added, and stayed selected since. */
  readonly has: (id: NodeId) => boolean;
  readonly stop: () => void;
};

/**
 * Widgets that were added and are still selected. What their owner hasn't filled in yet is no
 * problem. Calls `onSettled` when one is no longer selected.
 */
export function watchNewWidgets(
  { store, ui }: Pick<EditorSession, 'store' | 'ui'>,
  onSettled: () => void,
): NewWidgets {
  const known = new Set(store.reader.nodes.keys());
  const added = new Set<NodeId>();
  const stopStore = store.observe((changes) => {
    for (const [id, node] of changes) {
      if (!node) known.delete(id);
      else if (!known.has(id)) added.add(id);
      if (node) known.add(id);
    }
  });
  const stopUi = ui.subscribe(({ selection }, before) => {
    if (selection === before.selection) return;
    const settled = [...added].filter((id) => !selection.includes(id));
    for (const id of settled) added.delete(id);
    if (settled.length > 0) onSettled();
  });
  return {
    has: (id) => added.has(id),
    stop: () => {
      stopStore();
      stopUi();
    },
  };
}
