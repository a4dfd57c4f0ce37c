import { type DocumentNode, type DocumentReader, type NodeId, rootOf } from '@plinth/model';
import type { SectionInfo } from '../../core/session/types.ts';
import type { Comparison } from './compare.ts';

export type Change = {
  readonly id: NodeId;
  readonly kind: 'added' | 'removed' | 'changed' | 'moved';
  /** The earlier widget, or the current one if it was added since. */
  readonly node: DocumentNode;
  readonly properties: readonly string[];
};

/** A top-level widget of a section with all changes inside it. */
export type ChangedRow = {
  readonly id: NodeId;
  readonly node: DocumentNode;
  readonly changes: readonly Change[];
};

export type ChangedSection = {
  readonly section: SectionInfo;
  /** Changes to the section itself, such as its order. */
  readonly own: readonly Change[];
  readonly rows: readonly ChangedRow[];
};

/** The top-level widget that contains a node; null for the root. */
function rowOf(page: DocumentReader, id: NodeId): DocumentNode | null {
  let node = page.nodes.get(id);
  while (node?.parent) {
    const parent = page.nodes.get(node.parent);
    if (parent?.parent === null) return node;
    node = parent;
  }
  return null;
}

function changesOf({ then, now, differences }: Comparison): Change[] {
  const { added, removed, changed, moved } = differences;
  const kindOf = (id: NodeId): Change['kind'] | null => {
    if (added.has(id)) return 'added';
    if (removed.has(id)) return 'removed';
    if (changed.has(id)) return 'changed';
    return moved.has(id) ? 'moved' : null;
  };
  const all = [...then.nodes.values(), ...[...added].flatMap((id) => now.nodes.get(id) ?? [])];
  return all.flatMap((node) => {
    const kind = kindOf(node.id);
    // Children of an added or removed widget aren't listed separately.
    const of = kind === 'added' ? added : kind === 'removed' ? removed : null;
    if (kind === null || of?.has(node.parent ?? '')) return [];
    return [{ id: node.id, kind, node, properties: changed.get(node.id) ?? [] }];
  });
}

/** All changes by section and top-level widget, in the earlier page's order. */
export function changedSections(
  comparison: Comparison,
  sections: readonly SectionInfo[],
): ChangedSection[] {
  const changes = changesOf(comparison);
  return sections.flatMap((section) => {
    const own: Change[] = [];
    const rows = new Map<NodeId, { node: DocumentNode; changes: Change[] }>();
    for (const change of changes) {
      const page = change.kind === 'added' ? comparison.now : comparison.then;
      if (rootOf(page, change.id)?.id !== section.root) continue;
      const row = rowOf(page, change.id);
      if (!row) {
        own.push(change);
        continue;
      }
      const known = rows.get(row.id) ?? { node: row, changes: [] };
      known.changes.push(change);
      rows.set(row.id, known);
    }
    if (own.length === 0 && rows.size === 0) return [];
    return [{ section, own, rows: [...rows].map(([id, row]) => ({ id, ...row })) }];
  });
}
