import type { NodeId } from '@plinth/model';
import type { EditorSession } from '../session/types.ts';
import { pictureTarget, widgetFor } from '../widgets/received-content.ts';
import { dropPictures, replacePicture } from './drop.ts';
import { placeForNew } from './insert.ts';
import type { CommandOutcome } from './step.ts';

/** The selected image widget, which a chosen image replaces; null if there is none. */
export function selectedImage({ store, ui }: EditorSession): NodeId | null {
  const { selection } = ui.getState();
  const node = selection.length === 1 ? store.node(selection[0] ?? '') : undefined;
  return node && pictureTarget(node) !== null ? node.id : null;
}

/** Replaces the selected widget's image as a separate step, or adds a new image widget. */
export function placePicture(session: EditorSession, picture: number): CommandOutcome {
  const image = selectedImage(session);
  if (image === null) {
    const place = placeForNew(session, widgetFor('picture').widget);
    return 'refused' in place ? place : dropPictures(session, [picture], place);
  }
  return replacePicture(session, image, picture);
}
