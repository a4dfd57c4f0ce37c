import { Stack, Text } from '@mantine/core';
import type { FolderRecord } from '@plinth/contract';
import { useT } from '@plinth/i18n/react';
import { useQuery } from '@tanstack/react-query';
import { loadAll } from '../data/load-all.ts';
import { LoadError } from '../list/load-error.tsx';
import { LinkAnchor } from '../router/links.tsx';
import { client } from '../rpc/client.ts';
import { folderPath } from './folder-tree.ts';
import { useFolders } from './media-data.ts';

type ProtectedFolderProps = { readonly folder: FolderRecord; readonly onClose: () => void };

/** Why a folder can't be deleted: the protected files in it, and in folders below. */
export const ProtectedFolder = ({ folder, onClose }: ProtectedFolderProps) => {
  const t = useT();
  const folders = useFolders().data ?? [];
  const { data, error, refetch } = useQuery({
    queryKey: ['media', 'protected'],
    queryFn: () =>
      loadAll((place) =>
        client.MediaService.getList({ ...place, is_protected: true, sort: 'name' }),
      ),
  });
  const isInside = (id: number | null) =>
    folderPath(folders, id).some((one) => one.id === folder.id);
  const files = data?.filter(({ folder_id }) => isInside(folder_id)) ?? [];
  if (error) return <LoadError error={error} onRetry={() => void refetch()} />;
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
