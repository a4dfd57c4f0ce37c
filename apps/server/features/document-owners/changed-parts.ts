import { ancestors, differences, flatten, type NodeId, type WidgetNode } from '@plinth/model';

/** A part of a document: its widget type, and the name that the owner gave it. */
export type Part = { readonly widget: string; readonly name: string | null };

type Flat = ReturnType<typeof flatten>;

const MAX_PARTS = 3;

/** The part of the document that a widget is in, below the root; undefined for the root itself. */
const partOf = (document: Flat, id: NodeId): NodeId | undefined =>
  [id, ...ancestors(document, id).map((node) => node.id)].at(-2);

function describe({ nodes }: Flat, id: NodeId): Part[] {
  const node = nodes.get(id);
  if (!node) return [];
  const { layer_name } = node.properties;
  const isNamed = typeof layer_name === 'string' && layer_name !== '';
  return [{ widget: node.widget, name: isNamed ? layer_name : null }];
}

/** The first parts of a document in which a save changed something, in the order of the page. */
export function changedParts(before: WidgetNode, after: WidgetNode): readonly Part[] {
  const [then, now] = [flatten(before), flatten(after)];
  const { added, removed, moved, changed } = differences(then, now);
  const wanted = new Set([...added, ...changed.keys(), ...moved].map((id) => partOf(now, id)));
  const gone = new Set([...removed].map((id) => partOf(then, id)));
  return [
    ...after.children.filter(({ id }) => wanted.has(id) || gone.has(id)).map(({ id }) => [now, id]),
    ...before.children
      .filter(({ id }) => gone.has(id) && !now.nodes.has(id))
      .map(({ id }) => [then, id]),
  ]
    .flatMap(([document, id]) => describe(document as Flat, id as NodeId))
    .slice(0, MAX_PARTS);
}
