import {
  type Differences,
  type DocumentNode,
  type DocumentReader,
  flatten,
  freshIds,
  mergeDocuments,
  type NodeId,
  nestFrom,
  type WidgetNode,
  walk,
} from '@plinth/model';
import type { EditorSession, SectionFacts } from '../../core/session/types.ts';
import { pageDifferences } from '../../save/apply-merge.ts';

/** A page as it was, beside the page as it is. */
export type Comparison = {
  readonly then: DocumentReader;
  readonly now: DocumentReader;
  /** From then to now: what was added since, what was removed since. */
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

/** A section as it was, with what was added since at the places where it stands now. */
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

/** The whole page as it was in these sections, and as it is in the others. */
export function withRestoredSections(
  { then, now }: Comparison,
  sections: readonly SectionFacts[],
  wanted: readonly NodeId[],
): DocumentReader {
  const nodes = new Map<NodeId, DocumentNode>();
  for (const { root } of sections) {
    const source = wanted.includes(root) && then.nodes.has(root) ? then : now;
    for (const node of walk(source, root)) nodes.set(node.id, node);
  }
  return { nodes };
}

/** Where a child that is gone goes back to: behind the nearest one that stood before it. */
function placeFor(id: NodeId, then: readonly NodeId[], now: readonly NodeId[]): number {
  const before = then.slice(0, then.indexOf(id)).findLast((one) => now.includes(one));
  return before === undefined ? 0 : now.indexOf(before) + 1;
}

/**
 * The page as it is, with one top-level widget of a section as it was: changed back, put back where
 * it stood, or gone if it was not there. What has moved out of it meanwhile stays where it is.
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
    children.splice(index, 0, apart(was, now, { id, newId }));
  }
  const nodes = new Map(now.nodes);
  for (const node of walk(now, root)) nodes.delete(node.id);
  for (const [own, node] of flatten({ ...section, children }).nodes) nodes.set(own, node);
  return { nodes };
}

/** The widget with new ids for what stands elsewhere by now. */
function apart(
  tree: WidgetNode,
  now: DocumentReader,
  { id, newId }: { readonly id: NodeId; readonly newId: () => NodeId },
): WidgetNode {
  const inPlace = new Set(walk(now, id).map((node) => node.id));
  const isElsewhere = (node: NodeId) => now.nodes.has(node) && !inPlace.has(node);
  const free = ({ children, ...node }: WidgetNode): WidgetNode =>
    isElsewhere(node.id)
      ? freshIds({ ...node, children }, newId)
      : { ...node, children: children.map(free) };
  return free(tree);
}
