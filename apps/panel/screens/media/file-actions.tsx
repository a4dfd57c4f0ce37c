import { Button, Menu } from '@mantine/core';
import type { FolderRecord, MediaRecord } from '@plinth/contract';
import { useT } from '@plinth/i18n/react';
import { IconAlt, IconFolderShare, IconTrash } from '@tabler/icons-react';
import { BulkBar } from '../../list/bulk-bar.tsx';
import { useDeleteFiles } from '../../media/file-sheet/use-delete-files.ts';
import { folderChoices } from '../../media/folder-tree.ts';
import { useMoves } from '../../media/use-moves.ts';

type FileActionsProps = {
  readonly files: readonly MediaRecord[];
  readonly folders: readonly FolderRecord[];
  readonly onDone: () => void;
  /** Opens the alt texts of images. */
  readonly onDescribe: (ids: readonly number[]) => void;
};

/** Bulk actions for the selected files. */
export const FileActions = ({ files, folders, onDone, onDescribe }: FileActionsProps) => {
  const t = useT();
  const { moveFiles } = useMoves();
  const remove = useDeleteFiles();
  if (files.length === 0) return null;
  const images = files.filter(({ type }) => type === 'images').map(({ id }) => id);

  const move = async (folderId: number | null) => {
    await moveFiles(files, folderId);
    onDone();
  };
  return (
    <BulkBar count={files.length} onClear={onDone}>
      <Menu>
        <Menu.Target>
          <Button variant="default" size="xs" leftSection={<IconFolderShare size={16} />}>
            {t('COMMON.ACTION.MOVE')}
          </Button>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item onClick={() => void move(null)}>
            {t('MODULE.MEDIA_LIBRARY.NO_FOLDER')}
          </Menu.Item>
          {folderChoices(folders).map(({ value, label }) => (
            <Menu.Item key={value} onClick={() => void move(Number(value))}>
              {label}
            </Menu.Item>
          ))}
        </Menu.Dropdown>
      </Menu>
      {images.length > 0 && (
        <Button
          variant="default"
          size="xs"
          leftSection={<IconAlt size={16} />}
          onClick={() => onDescribe(images)}
        >
          {t('MODULE.MEDIA_LIBRARY.ALTS.EDIT')}
        </Button>
      )}
      <Button
        variant="light"
        color="red"
        size="xs"
        leftSection={<IconTrash size={16} />}
        onClick={async () => {
          if (await remove(files)) onDone();
        }}
      >
        {t('COMMON.ACTION.DELETE')}
      </Button>
    </BulkBar>
  );
};
