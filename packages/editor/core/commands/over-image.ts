import { type NodeId, ROW, type WidgetNode } from '@plinth/model';
import { valueAt } from '../properties/property-path.ts';
import type { EditorSession } from '../session/types.ts';
import type { InsertPosition } from './insert-position.ts';
import { treeVerdict } from './rules.ts';

const BACKGROUND_IMAGE = ['background', 'image_id'];

/** The last row inside a node, or the node itself if it is one. */
function lastRow(session: EditorSession, id: NodeId): NodeId | null {
  const node = session.store.node(id);
  if (!node) return null;
  if (node.widget === ROW) return id;
  for (const child of [...node.children].reverse()) {
    const row = lastRow(session, child);
    if (row !== null) return row;
  }
  return null;
}

/**
 * Moves a position that is directly on a background image into the columns over the image, to the
 * end of the first one, where the texts are.
 */
export function intoColumns(
  session: EditorSession,
  position: InsertPosition,
  tree: WidgetNode,
): InsertPosition {
  const { store } = session;
  const parent = store.node(position.parent);
  if (tree.widget === ROW || typeof valueAt(parent?.properties, BACKGROUND_IMAGE) !== 'number')
    return position;
  const before = parent?.children.slice(0, position.index) ?? [];
  const row = before.map((id) => lastRow(session, id)).findLast((id) => id !== null);
  const [column] = store.node(row ?? '')?.children ?? [];
  const verdict = column === undefined ? null : treeVerdict(session, column, tree);
  if (column === undefined || !verdict?.ok || verdict.wrap.length > 0) return position;
  return { parent: column, index: store.node(column)?.children.length ?? 0, wrap: [] };
}
