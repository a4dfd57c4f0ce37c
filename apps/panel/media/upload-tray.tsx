import { Button, Group, Progress, ScrollArea, Text } from '@mantine/core';
import { type MediaRecord, UPLOAD_PART_SIZE } from '@plinth/contract';
import { useFormat, useT } from '@plinth/i18n/react';
import { IconButton } from '@plinth/ui';
import { IconCheck, IconRefresh, IconX } from '@tabler/icons-react';
import { totalsOf, type UploadEntry } from './upload-queue.ts';
import { useUploadReason } from './upload-reason.ts';
import './upload-tray.css';
import { useAutoHide } from './use-auto-hide.ts';
import { useTrayFocus } from './use-tray-focus.ts';
import type { LibraryQueue } from './use-uploads.ts';

type TrayProps = {
  readonly queue: LibraryQueue;
  readonly entries: readonly UploadEntry<MediaRecord>[];
};

const Entry = ({
  entry,
  queue,
}: {
  readonly entry: UploadEntry<MediaRecord>;
  readonly queue: TrayProps['queue'];
}) => {
  const t = useT();
  const format = useFormat();
  const reason = useUploadReason();
  const { id, name, size, state, share, isWaiting, error } = entry;
  return (
    <li className="tray-entry" data-state={state} data-testid="upload-entry">
      <div className="tray-entry-main">
        <Text truncate>{name}</Text>
        {state === 'failed' ? (
          <Text size="xs" c="red">
            {reason(error)}
          </Text>
        ) : (
          <Text size="xs" c="dimmed">
            {format.fileSize(size)} ·{' '}
            {isWaiting ? t('MODULE.MEDIA_LIBRARY.UPLOAD_WAITING') : format.percent(share)}
          </Text>
        )}
        {state === 'sending' && (
          <Progress value={Math.round(share * 100)} size={3} aria-label={name} />
        )}
      </div>
      {state === 'done' && <IconCheck size={18} className="tray-done" aria-hidden="true" />}
      {state === 'failed' && typeof error !== 'string' && (
        <IconButton
          label={t('COMMON.ACTION.RETRY')}
          icon={<IconRefresh size={16} />}
          onClick={() => queue.retry(id)}
        />
      )}
      {(state === 'queued' || state === 'sending') && (
        <IconButton
          label={t('MODULE.MEDIA_LIBRARY.CANCEL_ONE', { name })}
          icon={<IconX size={16} />}
          onClick={() => queue.cancel(id)}
        />
      )}
    </li>
  );
};

/** The current uploads with their progress and actions. */
export const UploadTray = ({ queue, entries }: TrayProps) => {
  const t = useT();
  const focus = useTrayFocus();
  const { count, success, error, percent } = totalsOf(entries);
  const isDone = success + error === count;
  const isPartly = entries.some(
    ({ state, size }) => size > UPLOAD_PART_SIZE && state !== 'done' && state !== 'failed',
  );
  const hold = useAutoHide(isDone && error === 0 && count > 0, queue.clear);
  if (entries.length === 0) return null;
  return (
    <section
      {...focus}
      {...hold}
      className="tray"
      aria-label={t('MODULE.MEDIA_LIBRARY.UPLOADS')}
      data-testid="upload-tray"
    >
      <Group justify="space-between" className="tray-head" wrap="nowrap">
        <Text fw={600}>
          {isDone
            ? t('MODULE.MEDIA_LIBRARY.UPLOAD_SUMMARY', { done: success, count })
            : t('MODULE.MEDIA_LIBRARY.UPLOAD_TOTAL', { done: success, count, percent })}
        </Text>
        {isDone ? (
          <IconButton
            label={t('COMMON.ACTION.CLOSE')}
            icon={<IconX size={16} />}
            onClick={queue.clear}
          />
        ) : (
          <Button size="compact-sm" variant="default" onClick={queue.cancelAll}>
            {t('COMMON.ACTION.CANCEL')}
          </Button>
        )}
      </Group>
      <ScrollArea.Autosize mah="min(240px, 30dvh)">
        <ul className="tray-list">
          {entries.map((entry) => (
            <Entry key={entry.id} entry={entry} queue={queue} />
          ))}
        </ul>
      </ScrollArea.Autosize>
      {isPartly && (
        <Text size="xs" c="dimmed" className="tray-note">
          {t('MODULE.MEDIA_LIBRARY.CONTINUES')}
        </Text>
      )}
    </section>
  );
};
