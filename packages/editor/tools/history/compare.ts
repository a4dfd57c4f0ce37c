import {
  copyWithNewIds,
  type Differences,
  type DocumentNode,
  type DocumentReader,
  flatten,
  mergeDocuments,
  type NodeId,
  nestFrom,
  type WidgetNode,
  walk,
} from '@plinth/model';
import type { EditorSession, SectionInfo } from '../../core/session/types.ts';
import { pageDifferences } from '../../save/apply-merge.ts';

/** An earlier version of the page and the current one. */
export type Comparison = {
  readonly then: DocumentReader;
  readonly now: DocumentReader;
  /** Changes from `then` to `now`. */
  readonly differences: Differences;
};

export const compareSections = (then: DocumentReader, now: DocumentReader): Comparison => ({
  then,
  now,
  differences: pageDifferences(then, now),
});

const documentOf = (page: DocumentReader, root: NodeId, keep = (_id: NodeId) => true) => ({
  root,
  nodes: new Map(
    walk(page, root)
      .filter(({ id }) => keep(id))
      .map((node): [NodeId, DocumentNode] => [
        node.id,
        { ...node, children: node.children.filter(keep) },
      ]),
  ),
});

/** The earlier section, with widgets added since then inserted at their current positions. */
export function sectionWithBoth({ then, now }: Comparison, root: NodeId): WidgetNode | undefined {
  const isInBoth = (id: NodeId) => then.nodes.has(id) && now.nodes.has(id);
  if (!isInBoth(root)) return nestFrom(then, root);
  const { document } = mergeDocuments({
    base: documentOf(now, root, isInBoth),
    mine: documentOf(then, root),
    theirs: documentOf(now, root),
  });
  return nestFrom(document, root);
}

/** The current page with some sections replaced by their earlier version. */
export function withRestoredSections(
  { then, now }: Comparison,
  sections: readonly SectionInfo[],
  wanted: readonly NodeId[],
): DocumentReader {
  const nodes = new Map<NodeId, DocumentNode>();
  for (const { root } of sections) {
    const source = wanted.includes(root) && then.nodes.has(root) ? then : now;
    for (const node of walk(source, root)) nodes.set(node.id, node);
  }
  return { nodes };
}

/** Index at which a removed child goes back: after its closest earlier sibling. */
function placeFor(id: NodeId, then: readonly NodeId[], now: readonly NodeId[]): number {
  const before = then.slice(0, then.indexOf(id)).findLast((one) => now.includes(one));
  return before === undefined ? 0 : now.indexOf(before) + 1;
}

/**
 * The current page with one top-level widget of a section restored to its earlier version: reverted,
 * reinserted, or removed if it didn't exist then. Widgets that were moved out of it stay where they are.
 */
export function sectionsWithRow(
  { then, now }: Comparison,
  { newId }: Pick<EditorSession, 'newId'>,
  { root, id }: { readonly root: NodeId; readonly id: NodeId },
): DocumentReader {
  const section = nestFrom(now, root);
  const was = nestFrom(then, id);
  if (!section) return now;
  const ids = section.children.map((child) => child.id);
  const others = section.children.filter((child) => child.id !== id);
  const children = [...others];
  if (was) {
    const index = ids.includes(id)
      ? ids.indexOf(id)
      : placeFor(id, then.nodes.get(root)?.children ?? [], ids);
    children.splice(index, 0, withNewIds(was, now, { id, newId }));
  }
  const nodes = new Map(now.nodes);
  for (const node of walk(now, root)) nodes.delete(node.id);
  for (const [own, node] of flatten({ ...section, children }).nodes) nodes.set(own, node);
  return { nodes };
}

/** Copies the widget, with new ids for nodes that now exist elsewhere. */
function withNewIds(
  tree: WidgetNode,
  now: DocumentReader,
  { id, newId }: { readonly id: NodeId; readonly newId: () => NodeId },
): WidgetNode {
  const inPlace = new Set(walk(now, id).map((node) => node.id));
  const isElsewhere = (node: NodeId) => now.nodes.has(node) && !inPlace.has(node);
  const free = ({ children, ...node }: WidgetNode): WidgetNode =>
    isElsewhere(node.id)
      ? copyWithNewIds({ ...node, children }, newId)
      : { ...node, children: children.map(free) };
  return free(tree);
}
