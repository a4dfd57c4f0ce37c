import type { FolderRecord } from '@plinth/contract';
import { useT } from '@plinth/i18n/react';
import { useConfirmDelete } from '@plinth/ui';
import { useState } from 'react';
import { useAttempt } from '../list/use-attempt.ts';
import { client } from '../rpc/client.ts';
import { FolderDialog, type FolderTask } from './folder-dialog.tsx';
import type { FolderActions } from './folder-list.tsx';
import { type FolderChoice, useMediaChanged } from './media-data.ts';

type Options = {
  readonly current: FolderChoice;
  readonly onChoose: (folder: FolderChoice) => void;
};

/** Create, rename, move and delete folders. Render `dialog` somewhere. */
export const useFolderActions = ({ current, onChoose }: Options) => {
  const t = useT();
  const changed = useMediaChanged();
  const attempt = useAttempt();
  const confirmDelete = useConfirmDelete();
  const [task, setTask] = useState<FolderTask | null>(null);

  const remove = async (folder: FolderRecord) => {
    if (folder.is_protected) return setTask({ kind: 'protected', folder });
    const isConfirmed = await confirmDelete({
      title: t('MODULE.MEDIA_LIBRARY.DELETE_FOLDER_TITLE', { name: folder.name }),
      text: t('MODULE.MEDIA_LIBRARY.DELETE_FOLDER_TEXT'),
    });
    if (!isConfirmed) return;
    const worked = await attempt(() => client.MediaService.deleteFolder({ id: folder.id }), {
      done: t('COMMON.MESSAGES.DELETE_SUCCESS', { name: folder.name }),
      failed: 'COMMON.MESSAGES.NOT_DELETED',
      name: folder.name,
    });
    if (worked && current === folder.id) onChoose(folder.parent_id ?? 'everywhere');
    await changed();
  };

  const create = (parentId: number | null) => setTask({ kind: 'create', parentId });
  const actions: FolderActions = {
    create,
    createHere: () => create(typeof current === 'number' ? current : null),
    rename: (folder) => setTask({ kind: 'rename', folder }),
    move: (folder) => setTask({ kind: 'move', folder }),
    remove: (folder) => void remove(folder),
  };
  const dialog = <FolderDialog task={task} onClose={() => setTask(null)} />;
  return { actions, dialog };
};
