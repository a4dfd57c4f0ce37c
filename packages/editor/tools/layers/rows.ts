import { ancestors, type DocumentReader, type NodeId } from '@plinth/model';

/** A line of the tree, and where it stands among those beside it. */
export type LayerRow = {
  readonly id: NodeId;
  /** 1 is a section. */
  readonly level: number;
  /** Counts from 1. */
  readonly position: number;
  readonly count: number;
  /** undefined: nothing is inside. */
  readonly isOpen: boolean | undefined;
};

type Asked = {
  readonly document: DocumentReader;
  readonly roots: readonly NodeId[];
  readonly isOpen: (id: NodeId) => boolean;
  /** Leaves out all others; without it every node is shown. */
  readonly isShown?: ((id: NodeId) => boolean) | undefined;
};

/** The lines of the tree from top to bottom: what is unfolded, whether it is in sight or not. */
export function rowsOf({ document, roots, isOpen, isShown }: Asked): readonly LayerRow[] {
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

/** All nodes that are meant, and what leads to them from the section. */
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
