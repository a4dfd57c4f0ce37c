import {
  type Allowed,
  type NodeId,
  nestFrom,
  rootOf,
  SECTION,
  type WidgetNode,
} from '@plinth/model';
import { sectionOf } from '../session/section-of.ts';
import type { EditorSession } from '../session/types.ts';
import { wrapped } from './new-widget.ts';
import type { Refusal } from './refusal.ts';
import { treeVerdict } from './rules.ts';

/** Why nothing can be kept as a block now; null: something can. */
export function blockRefusal({ store, ui }: EditorSession): Refusal | null {
  const nodes = ui.getState().selection.flatMap((id) => store.node(id) ?? []);
  if (nodes.length === 0) return 'nothingSelected';
  const hasContent = nodes.some(({ parent, children }) => parent !== null || children.length > 0);
  return hasContent ? null : 'emptySection';
}

/** The selected widgets as a section of their own, as a block is kept; null where nothing is selected. */
export function selectedBlock(session: EditorSession): WidgetNode | null {
  const { store, ui, newId, stored } = session;
  const inSection = (id: NodeId): WidgetNode[] => {
    const tree = nestFrom(store.reader, id);
    const root = rootOf(store.reader, id);
    if (!tree || !root) return [];
    // A whole section is kept as what is in it.
    if (root.id === id) return [...tree.children];
    const verdict = treeVerdict(session, root.id, tree);
    return [wrapped(newId, tree, verdict.ok ? verdict.wrap : [])];
  };
  const children = ui.getState().selection.flatMap(inSection);
  return children.length === 0
    ? null
    : stored({ id: newId(), widget: SECTION, properties: {}, children });
}

/** Where the selection may stand as a block: in a header or footer, what was made for one. */
export function selectedBlockPlaces(session: EditorSession): Allowed {
  const names = new Set(
    session.ui.getState().selection.flatMap((id) => sectionOf(session, id)?.name ?? []),
  );
  return names.has('content') || names.size === 0
    ? true
    : [...names].map((sectionName) => ({ sectionName }));
}
