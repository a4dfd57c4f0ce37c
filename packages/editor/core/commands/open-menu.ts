import type { NodeId } from '@plinth/model';
import type { Point } from '../geometry/box.ts';
import type { EditorSession } from '../session/types.ts';
import { selectNode } from './select.ts';

/** Opens the menu of a widget at a point of the window; selects the widget first. */
export function openMenu(session: EditorSession, id: NodeId, at: Point): void {
  const { ui } = session;
  if (!ui.getState().selection.includes(id)) selectNode(session, id);
  ui.setState({ menu: { at } });
}
