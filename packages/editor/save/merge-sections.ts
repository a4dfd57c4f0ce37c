import {
  type DocumentNode,
  type DocumentReader,
  type FlatDocument,
  flatten,
  type MergeConflict,
  type MergeSide,
  mergeDocuments,
  type NodeId,
  walk,
} from '@plinth/model';
import { DESIGN_ROOT, designTree } from '../core/design/design-tree.ts';
import type { StoredDesign } from '../core/ports/design/stored-design.ts';
import type { SectionTrees } from '../core/ports/saving/port.ts';
import type { EditorSession } from '../core/session/types.ts';

/** The page's documents in three versions, each as one map. */
export type SectionSides = {
  /** The common ancestor. */
  readonly base: DocumentReader;
  readonly mine: DocumentReader;
  readonly theirs: DocumentReader;
};

export type MergedPage = {
  readonly nodes: ReadonlyMap<NodeId, DocumentNode>;
  readonly conflicts: readonly MergeConflict[];
};

const documentOf = (page: DocumentReader, root: NodeId): FlatDocument => ({
  root,
  nodes: new Map(walk(page, root).map((node) => [node.id, node])),
});

/** Three-way merge of each section; `choose` resolves the conflicts. */
export function mergeSections(
  roots: readonly NodeId[],
  { base, mine, theirs }: SectionSides,
  choose: (conflict: MergeConflict) => MergeSide,
): MergedPage {
  const nodes = new Map<NodeId, DocumentNode>();
  const conflicts: MergeConflict[] = [];
  for (const root of roots) {
    const merged = mergeDocuments({
      base: documentOf(base, root),
      mine: documentOf(mine, root),
      theirs: documentOf(theirs, root),
      choose,
    });
    conflicts.push(...merged.conflicts);
    for (const [id, node] of merged.document.nodes) nodes.set(id, node);
  }
  return { nodes, conflicts };
}

/** Documents as somebody else has saved them. */
export type StoredWork = {
  readonly sections: SectionTrees;
  readonly design?: StoredDesign | undefined;
};

/** Stored documents as the canvas shows them; missing ones come from `saved`. */
export function shownWork(
  { sections, toShown, roots }: EditorSession,
  { sections: trees, design }: StoredWork,
  saved: DocumentReader,
): DocumentReader {
  const nodes = new Map<NodeId, DocumentNode>();
  for (const { name, root } of sections) {
    const tree = trees[name];
    const own = tree ? flatten(toShown(root, tree)).nodes.values() : walk(saved, root);
    for (const node of own) nodes.set(node.id, node);
  }
  if (roots().includes(DESIGN_ROOT)) {
    const own = design ? flatten(designTree(design)).nodes.values() : walk(saved, DESIGN_ROOT);
    for (const node of own) nodes.set(node.id, node);
  }
  return { nodes };
}
