import { Select } from '@mantine/core';
import type { FolderRecord } from '@plinth/contract';
import { useT } from '@plinth/i18n/react';
import { folderChoices } from './folder-tree.ts';
import type { FolderChoice } from './media-data.ts';

type FolderSelectProps = {
  readonly folders: readonly FolderRecord[];
  readonly current: FolderChoice;
  readonly onChoose: (folder: FolderChoice) => void;
};

/** Replaces the folder tree on small screens. */
export const FolderSelect = ({ folders, current, onChoose }: FolderSelectProps) => {
  const t = useT();
  return (
    <Select
      className="media-folder-select"
      aria-label={t('MODULE.MEDIA_LIBRARY.FOLDERS')}
      data={[
        { value: 'everywhere', label: t('MODULE.MEDIA_LIBRARY.ALL_FILES') },
        ...folderChoices(folders),
      ]}
      value={String(current ?? 'everywhere')}
      onChange={(value) =>
        onChoose(value === null || value === 'everywhere' ? 'everywhere' : Number(value))
      }
      allowDeselect={false}
    />
  );
};
