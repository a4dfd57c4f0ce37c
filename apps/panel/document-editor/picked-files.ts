import type { EditorPorts } from '@plinth/editor';
import { MIME_TYPES } from '@plinth/model';
import type { PickRequest } from '../media/media-picker.tsx';

/** What the library shows while the user chooses a file of this type. */
export function pickedFiles(
  type: Parameters<EditorPorts['pickMedia']>[1],
): Pick<PickRequest, 'type' | 'mimeType'> {
  switch (type) {
    case undefined:
      return { type: 'images' };
    case 'any':
      return {};
    case 'video':
      return { type };
    case 'mp4':
      return { type: 'video', mimeType: MIME_TYPES.mp4 };
    case 'mp3':
      return { type: 'audio', mimeType: MIME_TYPES.mp3 };
  }
}
