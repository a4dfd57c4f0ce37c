import type { NodeId } from '@plinth/model';
import type { EditorSession } from '../session/types.ts';
import type { CommandOutcome } from '../steps/step.ts';
import { imagePath, widgetFor } from '../widgets/received-content.ts';
import { insertImages, replaceImage } from './drop.ts';
import { insertPosition } from './insert.ts';

/** The selected image widget, which a chosen image replaces; null if there is none. */
export function selectedImage({ store, ui }: EditorSession): NodeId | null {
  const { selection } = ui.getState();
  const node = selection.length === 1 ? store.node(selection[0] ?? '') : undefined;
  return node && imagePath(node) !== null ? node.id : null;
}

/** Replaces the selected widget's image as a separate step, or adds a new image widget. */
export function placeImage(session: EditorSession, mediaId: number): CommandOutcome {
  const widgetId = selectedImage(session);
  if (widgetId === null) {
    const position = insertPosition(session, widgetFor('picture').widget);
    return 'refused' in position ? position : insertImages(session, [mediaId], position);
  }
  return replaceImage(session, widgetId, mediaId);
}
