import { Button, FileButton, Group, Progress, Text } from '@mantine/core';
import { type MediaRecord, UPLOAD_PART_SIZE } from '@plinth/contract';
import { useFormat, useT } from '@plinth/i18n/react';
import { extensionOf } from '@plinth/model';
import { IconButton, toast } from '@plinth/ui';
import { IconReplace, IconX } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { useAttempt } from '../../list/use-attempt.ts';
import { markUnsaved } from '../../session/unsaved.ts';
import { useMediaChanged } from '../media-data.ts';
import { sendReplacement } from '../send-file.ts';

/** A file on its way. */
type Sending = {
  readonly file: File;
  readonly cancel: () => void;
  /** The part that was sent, from 0 to 1. */
  readonly share: number;
};

/** Sends another file in place of a record's own. It goes on if the details are closed. */
const useReplacing = ({ id, revision }: MediaRecord) => {
  const t = useT();
  const attempt = useAttempt();
  const changed = useMediaChanged();
  const [sending, setSending] = useState<Sending | null>(null);
  const isSending = sending !== null;
  useEffect(() => (isSending ? markUnsaved() : undefined), [isSending]);
  const replace = async (file: File | null) => {
    if (!file) return;
    const abort = new AbortController();
    const onProgress = (share: number) => setSending({ file, share, cancel: () => abort.abort() });
    onProgress(0);
    const send = async () => {
      try {
        await sendReplacement(file, { id, revision }, { onProgress, signal: abort.signal });
        toast(t('MODULE.MEDIA_LIBRARY.REPLACED'));
      } catch (error) {
        if (!abort.signal.aborted) throw error;
        toast(t('MODULE.MEDIA_LIBRARY.UPLOAD_CANCELLED'), { kind: 'info' });
      }
    };
    await attempt(send, { failed: 'COMMON.MESSAGES.UPDATE_ERROR' });
    setSending(null);
    await changed();
  };
  return { sending, replace };
};

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

type ReplaceFileProps = { readonly file: MediaRecord; readonly isDirty: boolean };

/** Replaces a file in place, so that its links and places stay. */
export const ReplaceFile = ({ file, isDirty }: ReplaceFileProps) => {
  const t = useT();
  const { sending, replace } = useReplacing(file);
  if (sending) return <Progressing {...sending} />;
  return (
    <FileButton accept={`.${extensionOf(file.name)}`} onChange={(chosen) => void replace(chosen)}>
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
