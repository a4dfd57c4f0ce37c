import { Stack, Text } from '@mantine/core';
import type { FolderRecord } from '@plinth/contract';
import { useT } from '@plinth/i18n/react';
import { useQuery } from '@tanstack/react-query';
import { LinkAnchor } from '../router/links.tsx';
import { client } from '../rpc/client.ts';
import { folderPath } from './folder-tree.ts';
import { useFolders } from './media-data.ts';

/** The most files that are listed. */
const SHOWN = 100;

type ProtectedFolderProps = { readonly folder: FolderRecord; readonly onClose: () => void };

/** Why a folder can't be deleted: the protected files in it, and in folders below. */
export const ProtectedFolder = ({ folder, onClose }: ProtectedFolderProps) => {
  const t = useT();
  const folders = useFolders().data ?? [];
  const { data } = useQuery({
    queryKey: ['media', 'protected'],
    queryFn: () => client.MediaService.getList({ is_protected: true, count: SHOWN, sort: 'name' }),
  });
  const isInside = (id: number | null) =>
    folderPath(folders, id).some((one) => one.id === folder.id);
  const files = data?.items.filter(({ folder_id }) => isInside(folder_id)) ?? [];
  return (
    <Stack gap="md" data-testid="protected-folder">
      <Text>{t('MODULE.MEDIA_LIBRARY.FOLDER_PROTECTED_TEXT')}</Text>
      <ul className="protected-files">
        {files.map(({ id, name }) => (
          <li key={id}>
            <LinkAnchor to={`/media/file/${id}/`} onClick={onClose}>
              {name}
            </LinkAnchor>
          </li>
        ))}
      </ul>
    </Stack>
  );
};
