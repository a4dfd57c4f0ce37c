import type { NodeId } from '@plinth/model';
import type { EditorSession } from '../session/types.ts';
import { dropPictures } from './drop.ts';
import { placeForNew } from './insert.ts';
import { setValue } from './properties.ts';
import { type CommandOutcome, DONE } from './step.ts';

/** The image widget that a chosen picture is for: the selected one; null where nothing such is. */
export function selectedImage({ store, ui }: EditorSession): NodeId | null {
  const { selection } = ui.getState();
  const node = selection.length === 1 ? store.node(selection[0] ?? '') : undefined;
  return node?.widget === 'image' ? node.id : null;
}

/**
 * Shows a picture of the library in the selected image widget, as a step of its own; without one, in a
 * new image widget where a new one would go.
 */
export function placePicture(session: EditorSession, picture: number): CommandOutcome {
  const { store, history } = session;
  const image = selectedImage(session);
  if (image === null) {
    const place = placeForNew(session, 'image');
    return 'refused' in place ? place : dropPictures(session, [picture], place);
  }
  if (store.node(image)?.properties.image_id === picture) return DONE;
  history.seal();
  const outcome = setValue(session, [image], { path: ['image_id'], value: picture });
  history.seal();
  return outcome;
}
