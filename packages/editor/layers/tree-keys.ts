import type { NodeId } from '@plinth/model';
import type { KeyboardEvent } from 'react';
import { selectNode } from '../commands/select.ts';
import type { EditorSession } from '../session/types.ts';

type TreeKey = {
  readonly event: KeyboardEvent;
  readonly tree: HTMLElement;
  readonly session: EditorSession;
  readonly folds: {
    readonly isOpen: (id: NodeId) => boolean;
    readonly toggle: (id: NodeId, open?: boolean) => void;
  };
};

const rowsOf = (tree: HTMLElement) => [...tree.querySelectorAll<HTMLElement>('[role="treeitem"]')];

/** Where focus goes for a key of the ARIA tree pattern; null where the key folds instead, or does nothing. */
function target({ event, tree, session, folds }: TreeKey, id: NodeId): NodeId | null {
  const rows = rowsOf(tree).map((row) => row.dataset.layer ?? '');
  const at = rows.indexOf(id);
  const node = session.store.node(id);
  switch (event.key) {
    case 'ArrowDown':
      return rows[at + 1] ?? null;
    case 'ArrowUp':
      return rows[at - 1] ?? null;
    case 'Home':
      return rows[0] ?? null;
    case 'End':
      return rows.at(-1) ?? null;
    case 'ArrowRight':
      if (folds.isOpen(id)) return node?.children[0] ?? null;
      folds.toggle(id, true);
      return null;
    case 'ArrowLeft':
      if (!folds.isOpen(id) || node?.children.length === 0) return node?.parent ?? null;
      folds.toggle(id, false);
      return null;
    default:
      return null;
  }
}

const KEYS = ['ArrowDown', 'ArrowUp', 'ArrowLeft', 'ArrowRight', 'Home', 'End'];

/** Arrow keys, Home and End in the layers tree; what has focus is selected on the canvas. */
export function moveFocus(key: TreeKey): void {
  const { event, tree, session } = key;
  if (!KEYS.includes(event.key) || event.altKey || event.ctrlKey || event.metaKey) return;
  const id = (event.target as HTMLElement).dataset.layer;
  if (id === undefined) return;
  event.preventDefault();
  event.stopPropagation();
  const next = target(key, id);
  if (next === null) return;
  selectNode(session, next);
  tree.querySelector<HTMLElement>(`[data-layer="${CSS.escape(next)}"]`)?.focus();
}
