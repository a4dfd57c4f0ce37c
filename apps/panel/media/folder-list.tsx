import { Menu, UnstyledButton } from '@mantine/core';
import type { FolderRecord } from '@plinth/contract';
import { useT } from '@plinth/i18n/react';
import { IconButton } from '@plinth/ui';
import {
  IconDots,
  IconFolder,
  IconFolderPlus,
  IconFolderShare,
  IconFolders,
  IconPencil,
  IconTrash,
} from '@tabler/icons-react';
import { treeRows } from '../tree/flat-tree.ts';
import { folderTree } from './folder-tree.ts';
import { LibraryUsage } from './library-usage.tsx';
import type { FolderChoice } from './media-data.ts';
import type { LibraryDrag } from './use-library-drag.ts';

export type FolderActions = {
  readonly create: (parentId: number | null) => void;
  /** Creates a folder in the current one. */
  readonly createHere: () => void;
  readonly rename: (folder: FolderRecord) => void;
  readonly move: (folder: FolderRecord) => void;
  readonly remove: (folder: FolderRecord) => void;
};

type FolderListProps = {
  readonly folders: readonly FolderRecord[];
  readonly current: FolderChoice;
  readonly onChoose: (folder: FolderChoice) => void;
  readonly actions: FolderActions;
  readonly drag: LibraryDrag;
};

const FolderMenu = ({
  folder,
  actions,
}: {
  readonly folder: FolderRecord;
  readonly actions: FolderActions;
}) => {
  const t = useT();
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <IconButton
          size={28}
          label={t('MODULE.MEDIA_LIBRARY.FOLDER_ACTIONS', { name: folder.name })}
          icon={<IconDots size={16} />}
        />
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item
          leftSection={<IconFolderPlus size={16} />}
          onClick={() => actions.create(folder.id)}
        >
          {t('MODULE.MEDIA_LIBRARY.NEW_FOLDER')}
        </Menu.Item>
        <Menu.Item leftSection={<IconPencil size={16} />} onClick={() => actions.rename(folder)}>
          {t('COMMON.ACTION.RENAME')}
        </Menu.Item>
        <Menu.Item leftSection={<IconFolderShare size={16} />} onClick={() => actions.move(folder)}>
          {t('COMMON.ACTION.MOVE')}
        </Menu.Item>
        <Menu.Item
          color="red"
          leftSection={<IconTrash size={16} />}
          onClick={() => actions.remove(folder)}
        >
          {t('COMMON.ACTION.DELETE')}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
};

/** The folder tree. Folders organize the library; they aren't paths on disk. */
export const FolderList = ({ folders, current, onChoose, actions, drag }: FolderListProps) => {
  const t = useT();
  const rows = treeRows(folderTree(folders));
  return (
    <nav className="media-folders" aria-label={t('MODULE.MEDIA_LIBRARY.FOLDERS')}>
      <UnstyledButton
        className="media-folder"
        aria-current={current === 'everywhere' || undefined}
        {...drag.target(null)}
        onClick={() => onChoose('everywhere')}
      >
        <IconFolders size={18} aria-hidden="true" />
        {t('MODULE.MEDIA_LIBRARY.ALL_FILES')}
      </UnstyledButton>
      {rows.map(({ item, depth }) => (
        <div key={item.id} className="media-folder-row">
          <UnstyledButton
            className="media-folder"
            style={{ paddingLeft: 10 + depth * 16 }}
            aria-current={current === item.id || undefined}
            {...drag.source({ folder: item })}
            {...drag.target(item.id)}
            onClick={() => onChoose(item.id)}
          >
            <IconFolder size={18} aria-hidden="true" />
            <span className="media-folder-name">{item.name}</span>
          </UnstyledButton>
          <FolderMenu folder={item} actions={actions} />
        </div>
      ))}
      <UnstyledButton
        className="media-folder"
        onClick={actions.createHere}
        data-testid="new-folder"
      >
        <IconFolderPlus size={18} aria-hidden="true" />
        {t('MODULE.MEDIA_LIBRARY.NEW_FOLDER')}
      </UnstyledButton>
      <LibraryUsage />
    </nav>
  );
};
