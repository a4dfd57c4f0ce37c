import type { MediaRecord } from '@plinth/contract';
import { useT } from '@plinth/i18n/react';
import { useConfirmDelete } from '@plinth/ui';
import { useAttempt } from '../../list/use-attempt.ts';
import { client } from '../../rpc/client.ts';
import { useMediaChanged } from '../media-data.ts';

const countUses = async (files: readonly MediaRecord[]): Promise<number> => {
  const answers = await Promise.all(files.map(({ id }) => client.MediaService.getUsage({ id })));
  return answers.reduce((sum, { items }) => sum + items.length, 0);
};

/** Deletes files after showing where they are used; resolves to whether they were deleted. */
export const useDeleteFiles = () => {
  const t = useT();
  const attempt = useAttempt();
  const confirmDelete = useConfirmDelete();
  const changed = useMediaChanged();
  return async (files: readonly MediaRecord[]): Promise<boolean> => {
    const uses = await countUses(files).catch(() => 0);
    const [only] = files;
    const used = files.length === 1 ? 'DELETE_USED' : 'DELETE_MANY_USED';
    const isConfirmed = await confirmDelete({
      title:
        files.length === 1 && only
          ? t('MODULE.MEDIA_LIBRARY.DELETE_TITLE', { name: only.name })
          : t('MODULE.MEDIA_LIBRARY.DELETE_MANY_TITLE', { count: files.length }),
      text:
        uses > 0
          ? t(`MODULE.MEDIA_LIBRARY.${used}`, { count: uses })
          : t('MODULE.MEDIA_LIBRARY.DELETE_UNUSED'),
    });
    if (!isConfirmed) return false;
    const worked = await attempt(
      () => client.MediaService.delete({ ids: files.map(({ id }) => id) }),
      {
        done: t('MODULE.MEDIA_LIBRARY.DELETED', { count: files.length }),
        ...(files.length === 1 && only
          ? { failed: 'COMMON.MESSAGES.NOT_DELETED', name: only.name }
          : { failed: 'COMMON.MESSAGES.DELETE_ERROR' }),
      },
    );
    await changed();
    return worked;
  };
};
