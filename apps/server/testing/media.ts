import type { MediaType } from '@plinth/model';
import type { StoredMedia } from '../storage/database/record-types.ts';
import type { Store } from '../storage/database/store.ts';
import { newFileKey } from '../storage/files/file-store.ts';
import { createRecord } from '../storage/records/records.ts';

/** Creates the record of a media file without files and returns its id. */
export const storeMedia = (
  store: Store,
  type: MediaType = 'images',
  more: Partial<StoredMedia> = {},
): Promise<number> =>
  store.transaction(async (tx) => {
    const { id } = await createRecord(tx, 'media', {
      ...{ name: 'quay.jpg', title: '', alt: '', folder_id: null, focal_point: { x: 50, y: 50 } },
      ...{ size: 1, type, mime_type: 'image/jpeg', width: 800, height: 600 },
      ...{
        duration: null,
        bitrate: null,
        audio_format: null,
        codec: null,
        is_protected: false,
        is_ready: true,
      },
      ...{ file_key: newFileKey('jpg'), hash: '', thumbnails: {}, renditions: [] },
      original: null,
      ...more,
    });
    return id;
  });
