import type { MediaPort } from '@plinth/editor';
import { MIME_TYPES } from '@plinth/model';
import type { ShownFile } from '../../data/page-data.ts';
import type { PickRequest } from '../../media/media-picker.tsx';
import type { useMediaPicker } from '../../media/use-media-picker.tsx';

/** What the library shows while the user chooses a file of this type. */
function shownFiles(
  type: Parameters<MediaPort['pick']>[1],
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

type Needs = Pick<ReturnType<typeof useMediaPicker>, 'pickFile'> & {
  /** Caches the chosen file. */
  readonly keep: (file: ShownFile) => void;
};

/** Lets the user choose a file of the media library. */
export const pickMedia =
  ({ pickFile, keep }: Needs): MediaPort['pick'] =>
  async (chosen, type) => {
    const file = await pickFile({ selected: chosen, ...shownFiles(type) });
    if (file) keep(file);
    return file?.id ?? null;
  };
