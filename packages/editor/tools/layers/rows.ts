import { ancestors, type DocumentReader, type NodeId } from '@plinth/model';

/** A row of the tree with its ARIA position. */
export type LayerRow = {
  readonly id: NodeId;
  /** Depth; 1 is a section. */
  readonly level: number;
  /** Position among its siblings, from 1. */
  readonly position: number;
  readonly count: number;
  /** undefined if it has no children. */
  readonly isOpen: boolean | undefined;
};

type RowsInput = {
  readonly document: DocumentReader;
  readonly roots: readonly NodeId[];
  readonly isOpen: (id: NodeId) => boolean;
  /** Filters nodes; all are shown by default. */
  readonly isShown?: ((id: NodeId) => boolean) | undefined;
};

/** All rows of the tree from top to bottom, without those inside collapsed ones. */
export function rowsOf({ document, roots, isOpen, isShown }: RowsInput): readonly LayerRow[] {
  const rows: LayerRow[] = [];
  const add = (ids: readonly NodeId[], level: number) => {
    const shown = isShown ? ids.filter(isShown) : ids;
    for (const [index, id] of shown.entries()) {
      const inside = document.nodes.get(id)?.children ?? [];
      const open = inside.length > 0 ? isOpen(id) : undefined;
      rows.push({ id, level, position: index + 1, count: shown.length, isOpen: open });
      if (open) add(inside, level + 1);
    }
  };
  add(roots, 1);
  return rows;
}

/** The given nodes and all their ancestors. */
export function withPaths(
  document: DocumentReader,
  isMeant: (id: NodeId) => boolean,
): ReadonlySet<NodeId> {
  const shown = new Set<NodeId>();
  for (const id of document.nodes.keys()) {
    if (!isMeant(id)) continue;
    shown.add(id);
    for (const above of ancestors(document, id)) shown.add(above.id);
  }
  return shown;
}
