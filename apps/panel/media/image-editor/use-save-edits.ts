import type { MediaRecord } from '@plinth/contract';
import { useT } from '@plinth/i18n/react';
import type { ImageEdits } from '@plinth/model';
import { useAttempt } from '../../list/use-attempt.ts';
import { client } from '../../rpc/client.ts';
import { useMediaChanged } from '../media-data.ts';

/**
 * Saves edits of an image; null restores the original. `onDone` is called before the file is read
 * again. Resolves to whether it was saved.
 */
export const useSaveEdits = ({ id, revision }: MediaRecord) => {
  const t = useT();
  const attempt = useAttempt();
  const changed = useMediaChanged();
  return async (edits: ImageEdits | null, onDone?: () => void): Promise<boolean> => {
    const worked = await attempt(() => client.MediaService.edit({ id, revision, edits }), {
      done: t(`MODULE.MEDIA_LIBRARY.EDIT.${edits ? 'SAVED' : 'RESTORED'}`),
      failed: 'COMMON.MESSAGES.UPDATE_ERROR',
    });
    if (worked) onDone?.();
    await changed();
    return worked;
  };
};
