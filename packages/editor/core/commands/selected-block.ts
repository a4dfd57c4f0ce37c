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
import type { Refusal } from '../steps/refusal.ts';
import { wrapTree } from './new-widget.ts';
import { treeVerdict } from './rules.ts';

/** Why the selection can't be saved as a block; null if it can. */
export function blockRefusal({ store, ui }: EditorSession): Refusal | null {
  const nodes = ui.getState().selection.flatMap((id) => store.node(id) ?? []);
  if (nodes.length === 0) return 'nothingSelected';
  const hasContent = nodes.some(({ parent, children }) => parent !== null || children.length > 0);
  return hasContent ? null : 'emptySection';
}

/**
 * The selected widgets in a section of their own, as blocks are saved; null without a selection.
 */
export function selectedBlock(session: EditorSession): WidgetNode | null {
  const { store, ui, newId, toStored } = session;
  const inSection = (id: NodeId): WidgetNode[] => {
    const tree = nestFrom(store.reader, id);
    const root = rootOf(store.reader, id);
    if (!tree || !root) return [];
    // A whole section is saved as its content.
    if (root.id === id) return [...tree.children];
    const verdict = treeVerdict(session, root.id, tree);
    return [wrapTree(newId, tree, verdict.ok ? verdict.wrap : [])];
  };
  const children = ui.getState().selection.flatMap(inSection);
  return children.length === 0
    ? null
    : toStored({ id: newId(), widget: SECTION, properties: {}, children });
}

/** Where the block may be inserted: blocks made from headers or footers only in those. */
export function selectedBlockPlaces(session: EditorSession): Allowed {
  const names = new Set(
    session.ui.getState().selection.flatMap((id) => sectionOf(session, id)?.name ?? []),
  );
  return names.has('content') || names.size === 0
    ? true
    : [...names].map((sectionName) => ({ sectionName }));
}
