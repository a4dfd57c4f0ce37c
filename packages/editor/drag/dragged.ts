import type { NodeId } from '@plinth/model';
import { outermost } from '../commands/refusals.ts';
import type { EditorSession } from '../session/types.ts';
import type { Dragged } from './target.ts';

/** A widget that is not on the page yet. */
export const newOne = (widget: string): Dragged => ({ widget, ids: new Set() });

/** A picture, of the library or null for a file: an image widget that is not on the page yet. */
export const newPicture = (picture: number | null): Dragged => ({ ...newOne('image'), picture });

/** What moves with a widget: all that is selected where it is one of them, else it alone. */
export function draggedWith(session: EditorSession, id: NodeId): Dragged | null {
  const { ui, store } = session;
  const ids = ui.getState().selection.includes(id) ? outermost(session) : [id];
  const first = store.node(ids[0] ?? '');
  return first?.parent ? { widget: first.widget, ids: new Set(ids) } : null;
}
