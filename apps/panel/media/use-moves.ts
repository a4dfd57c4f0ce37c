import type { FolderRecord, MediaRecord } from '@plinth/contract';
import { useT } from '@plinth/i18n/react';
import { toast } from '@plinth/ui';
import { useAttempt } from '../list/use-attempt.ts';
import { client } from '../rpc/client.ts';
import { useFolders, useMediaChanged } from './media-data.ts';

type Moved = Pick<MediaRecord, 'id' | 'folder_id'>;

/** The former folders of moved files, with the files that each had. */
const formerPlaces = (files: readonly Moved[]) => {
  const places = new Map<number | null, number[]>();
  for (const { id, folder_id } of files)
    places.set(folder_id, [...(places.get(folder_id) ?? []), id]);
  return [...places].map(([folder_id, ids]) => ({ folder_id, ids }));
};

/** Moves files and folders; a toast says so, and offers to undo it. Null is outside of all folders. */
export const useMoves = () => {
  const t = useT();
  const attempt = useAttempt();
  const changed = useMediaChanged();
  const folders = useFolders().data ?? [];
  const undo = (run: () => Promise<unknown>) => ({
    action: {
      label: t('COMMON.ACTION.UNDO'),
      run: () => void attempt(run, { failed: 'MODULE.MEDIA_LIBRARY.MOVE_ERROR' }).then(changed),
    },
  });

  const moveFiles = async (files: readonly Moved[], folder_id: number | null) => {
    const ids = files.map(({ id }) => id);
    const isDone = await attempt(() => client.MediaService.move({ ids, folder_id }), {
      failed: 'MODULE.MEDIA_LIBRARY.MOVE_ERROR',
    });
    await changed();
    if (!isDone) return;
    const moveBack = async () => {
      for (const place of formerPlaces(files)) await client.MediaService.move(place);
    };
    toast(t('MODULE.MEDIA_LIBRARY.MOVED', { count: ids.length }), undo(moveBack));
  };
  /** Rejects if the server refuses it. */
  const moveFolder = async (folder: FolderRecord, parent_id: number | null) => {
    const { id, name } = folder;
    const move = (parent: number | null, revision: number) =>
      client.MediaService.saveFolder({ item: { id, parent_id: parent }, revision });
    const moved = await move(parent_id, folder.revision);
    await changed();
    const target = folders.find((other) => other.id === parent_id);
    toast(
      target
        ? t('MODULE.MEDIA_LIBRARY.FOLDER_MOVED', { name, folder: target.name })
        : t('MODULE.MEDIA_LIBRARY.FOLDER_MOVED_TOP', { name }),
      undo(() => move(folder.parent_id, moved.revision)),
    );
  };
  return { moveFiles, moveFolder };
};
