import { Button, Group, Text } from '@mantine/core';
import type { MediaRecord } from '@plinth/contract';
import { useT } from '@plinth/i18n/react';
import type { MediaType } from '@plinth/model';
import { useState } from 'react';
import { type FolderChoice, useMediaFile } from './media-data.ts';
import { MediaLibrary } from './media-library.tsx';

export type PickerLibraryProps = {
  readonly type?: MediaType | undefined;
  /** The file that is used now. */
  readonly selected: number | null;
  /** With the chosen file, or null. */
  readonly onClose: (file: MediaRecord | null) => void;
};

/** The library of a picker, and the buttons that take what is chosen in it. */
export const PickerLibrary = ({ type, selected, onClose }: PickerLibraryProps) => {
  const t = useT();
  const [folder, setFolder] = useState<FolderChoice>('everywhere');
  const [picked, setPicked] = useState<MediaRecord | null>(null);
  const used = useMediaFile(picked ? null : selected);
  const current = picked ?? used.data ?? null;
  const choose = (file: MediaRecord) => (file.id === picked?.id ? onClose(file) : setPicked(file));
  return (
    <>
      <div className="media-picker-library">
        <MediaLibrary
          type={type}
          folder={folder}
          onFolder={setFolder}
          current={current?.id ?? null}
          onChoose={choose}
          onTake={onClose}
          onUploaded={setPicked}
        />
      </div>
      <Group className="media-picker-foot" justify="space-between" wrap="nowrap">
        <Text truncate c="dimmed">
          {current?.name}
        </Text>
        <Group gap="sm" wrap="nowrap">
          <Button variant="default" onClick={() => onClose(null)}>
            {t('COMMON.ACTION.CANCEL')}
          </Button>
          <Button disabled={!picked} onClick={() => picked && onClose(picked)} data-testid="pick">
            {t('MODULE.MEDIA_LIBRARY.INSERT')}
          </Button>
        </Group>
      </Group>
    </>
  );
};
