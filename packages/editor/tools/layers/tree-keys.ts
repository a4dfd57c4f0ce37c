import type { NodeId } from '@plinth/model';
import type { KeyboardEvent } from 'react';
import type { LayerRow } from './rows.ts';
import type { TypeAhead } from './type-ahead.ts';
import type { LayerTree, SelectionChange } from './use-tree.ts';

type Needs = {
  readonly tree: LayerTree;
  readonly parentOf: (id: NodeId) => NodeId | null;
  readonly nameOf: (id: NodeId) => string;
  readonly isSelected: (id: NodeId) => boolean;
  readonly typeAhead: TypeAhead;
  readonly toFilter: () => void;
};

/**
 * Where a key of the ARIA tree pattern moves the focus; null for other keys and those that expand
 * or collapse.
 */
function target(key: string, { tree, parentOf }: Needs, at: number): NodeId | null {
  const { rows, fold } = tree;
  const row = rows[at];
  if (!row) return null;
  switch (key) {
    case 'ArrowDown':
      return rows[at + 1]?.id ?? null;
    case 'ArrowUp':
      return rows[at - 1]?.id ?? null;
    case 'Home':
      return rows[0]?.id ?? null;
    case 'End':
      return rows.at(-1)?.id ?? null;
    case 'ArrowRight':
      if (row.isOpen) return rows[at + 1]?.id ?? null;
      fold([row.id], true);
      return null;
    case 'ArrowLeft':
      if (!row.isOpen) return parentOf(row.id);
      fold([row.id], false);
      return null;
    default:
      return null;
  }
}

const WAYS = ['ArrowDown', 'ArrowUp', 'ArrowLeft', 'ArrowRight', 'Home', 'End'];

/** Moving the focus selects; with Shift it extends the selection, with Mod it only moves. */
const selectionChangeOf = ({ shiftKey, ctrlKey, metaKey }: KeyboardEvent): SelectionChange => {
  if (shiftKey) return 'range';
  return ctrlKey || metaKey ? 'stay' : 'select';
};

/** All siblings of a row. */
const siblingsOf = (rows: readonly LayerRow[], id: NodeId, parentOf: Needs['parentOf']) =>
  rows.filter((row) => parentOf(row.id) === parentOf(id)).map((row) => row.id);

const opensMenu = ({ key, shiftKey }: KeyboardEvent): boolean =>
  key === 'ContextMenu' || (key === 'F10' && shiftKey);

/** Handles a key on row `id`; returns false to leave it to the editor. */
function answer(event: KeyboardEvent, needs: Needs, id: NodeId): boolean {
  const { tree, parentOf, nameOf, isSelected, typeAhead, toFilter } = needs;
  const { key, altKey, ctrlKey, metaKey, shiftKey } = event;
  if (altKey || event.nativeEvent.isComposing) return false;
  if (WAYS.includes(key)) {
    const next = target(key, needs, tree.indexOf(id));
    if (next !== null) tree.go(next, selectionChangeOf(event));
    return true;
  }
  if (key === ' ') {
    tree.go(id, shiftKey ? 'range' : 'toggle');
    return true;
  }
  if (ctrlKey || metaKey) return false;
  // The editor opens the menu, which is about the selection.
  if (opensMenu(event) && !isSelected(id)) tree.go(id, 'select');
  if (key === '/') toFilter();
  else if (key === '*') {
    tree.fold(siblingsOf(tree.rows, id, parentOf), true);
    tree.go(id, 'stay');
  } else if (/^\p{L}$/u.test(key)) {
    const ids = tree.rows.map((row) => row.id);
    const next = typeAhead(key, event.timeStamp, { ids, from: id, nameOf });
    if (next !== null) tree.go(next, 'select');
  } else return false;
  return true;
}

/** Keys of the tree: arrows, Home and End, Space, letters for type-ahead, search, and expand. */
export function treeKey(event: KeyboardEvent, needs: Needs): void {
  const id = (event.target as HTMLElement).dataset.layer;
  if (id === undefined || !answer(event, needs, id)) return;
  event.preventDefault();
  event.stopPropagation();
}
