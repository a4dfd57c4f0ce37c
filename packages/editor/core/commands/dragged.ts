import { type NodeId, SECTION } from '@plinth/model';
import type { Block } from '../ports/blocks/port.ts';
import type { EditorSession } from '../session/types.ts';
import { widgetFor } from '../widgets/received-content.ts';
import type { Dragged } from './drop-target.ts';
import { outermostSelected } from './refusals.ts';

/** A widget that isn't on the page yet. */
export const newWidgetDrag = (widget: string): Dragged => ({ widget, ids: new Set() });

/** An image that isn't on the page yet: a media id, or null for a file. */
export const newImageDrag = (image: number | null): Dragged => ({
  ...newWidgetDrag(widgetFor('picture').widget),
  image,
});

/** A block of the gallery. */
export const blockDrag = (block: Block): Dragged => ({ ...newWidgetDrag(SECTION), block });

/** What is dragged with a widget: the selection if it includes the widget, otherwise it alone. */
export function draggedSelection(session: EditorSession, id: NodeId): Dragged | null {
  const { ui, store } = session;
  const ids = ui.getState().selection.includes(id) ? outermostSelected(session) : [id];
  const first = store.node(ids[0] ?? '');
  return first?.parent ? { widget: first.widget, ids: new Set(ids) } : null;
}
