import { Button, FileButton, Group, Progress, Text } from '@mantine/core';
import { type MediaRecord, UPLOAD_PART_SIZE } from '@plinth/contract';
import { useFormat, useT } from '@plinth/i18n/react';
import { extensionOf } from '@plinth/model';
import { IconButton } from '@plinth/ui';
import { IconReplace, IconX } from '@tabler/icons-react';
import type { Sending } from '../use-transfers.ts';

const Progressing = ({ file, share, cancel }: Sending) => {
  const t = useT();
  const format = useFormat();
  const { name, size } = file;
  return (
    <div className="file-replacing" data-testid="file-replacing">
      <Group justify="space-between" wrap="nowrap">
        <Text truncate>{name}</Text>
        <IconButton
          label={t('MODULE.MEDIA_LIBRARY.CANCEL_ONE', { name })}
          icon={<IconX size={16} />}
          onClick={cancel}
        />
      </Group>
      <Progress value={Math.round(share * 100)} size={3} aria-label={name} />
      <Text size="xs" c="dimmed">
        {format.fileSize(size)} · {format.percent(share)}
      </Text>
      {size > UPLOAD_PART_SIZE && (
        <Text size="xs" c="dimmed">
          {t('MODULE.MEDIA_LIBRARY.CONTINUES')}
        </Text>
      )}
    </div>
  );
};

type ReplaceFileProps = {
  readonly file: MediaRecord;
  readonly isDirty: boolean;
  readonly sending: Sending | null;
  readonly onReplace: (file: File) => void;
};

/** Replaces a file in place, so that its links and places stay. */
export const ReplaceFile = ({ file, isDirty, sending, onReplace }: ReplaceFileProps) => {
  const t = useT();
  if (sending) return <Progressing {...sending} />;
  return (
    <FileButton
      accept={`.${extensionOf(file.name)}`}
      onChange={(chosen) => chosen && onReplace(chosen)}
    >
      {(button) => (
        <Button
          {...button}
          variant="default"
          size="xs"
          leftSection={<IconReplace size={16} />}
          disabled={isDirty}
          title={isDirty ? t('MODULE.MEDIA_LIBRARY.SAVE_FIRST') : undefined}
        >
          {t('MODULE.MEDIA_LIBRARY.REPLACE')}
        </Button>
      )}
    </FileButton>
  );
};
