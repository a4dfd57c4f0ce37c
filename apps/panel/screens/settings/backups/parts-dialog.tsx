import { Button, Modal, Stack, Text } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import {
  BACKUP_PARTS,
  type BackupPart,
  type BackupPartKind,
  type BackupRecord,
  type RestoredPartRecord,
} from '@plinth/contract';
import type { MessageKey } from '@plinth/i18n';
import { keyPart } from '@plinth/i18n';
import { useFormat, useT } from '@plinth/i18n/react';
import { ListSkeleton, StatusChip } from '@plinth/ui';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { ChoiceField } from '../../../forms/fields/choice-field.tsx';
import { contentPath } from '../../../links/content-path.ts';
import { LoadError } from '../../../list/load-error.tsx';
import { SearchField } from '../../../list/search-field.tsx';
import { useAttempt } from '../../../list/use-attempt.ts';
import { LinkAnchor } from '../../../router/links.tsx';
import { client } from '../../../rpc/client.ts';
import { PassphraseForm } from './passphrase-form.tsx';

/** In typing, in ms. Every search reads the whole backup. */
const PAUSE = 300;

const KINDS = Object.fromEntries(
  BACKUP_PARTS.map((kind) => [kind, `MODULE.BACKUPS.PART.${keyPart(kind)}`]),
) as Record<BackupPartKind, MessageKey>;

type RowProps = {
  readonly part: BackupPart;
  readonly restored: RestoredPartRecord | undefined;
  readonly kind: BackupPartKind;
  readonly onRestore: () => Promise<unknown>;
};

const Row = ({ part: { name, is_there }, restored, kind, onRestore }: RowProps) => {
  const t = useT();
  const [isBusy, setBusy] = useState(false);
  const restore = async () => {
    setBusy(true);
    await onRestore();
    setBusy(false);
  };
  const path = restored && contentPath({ kind: kind === 'file' ? 'media' : kind, id: restored.id });
  return (
    <li className="backup-part">
      <span className="backup-part-name">
        {path ? <LinkAnchor to={path}>{name}</LinkAnchor> : name}
      </span>
      {restored && (
        <StatusChip tone="success" label={t(`MODULE.BACKUPS.BECAME.${keyPart(restored.became)}`)} />
      )}
      {!restored && !is_there && (
        <StatusChip tone="neutral" label={t('MODULE.BACKUPS.PART_GONE')} />
      )}
      <Button
        variant="default"
        size="compact-md"
        loading={isBusy}
        aria-label={t('MODULE.BACKUPS.RESTORE_PART', { name })}
        onClick={() => void restore()}
      >
        {t('MODULE.BACKUPS.RESTORE')}
      </Button>
    </li>
  );
};

type PartsProps = { readonly backup: BackupRecord };

/** Of an encrypted backup. */
type Unlocked = { readonly passphrase?: string };

const Parts = ({ backup: { id }, passphrase }: PartsProps & Unlocked) => {
  const t = useT();
  const format = useFormat();
  const attempt = useAttempt();
  const unlocking = passphrase === undefined ? {} : { passphrase };
  const [kind, setKind] = useState<BackupPartKind>('page');
  const [typed, setTyped] = useState('');
  const [search] = useDebouncedValue(typed, PAUSE);
  const [restored, setRestored] = useState<readonly (RestoredPartRecord & { key: string })[]>([]);
  const parts = useQuery({
    queryKey: ['BackupParts', id, kind, search],
    queryFn: () => client.BackupsService.getParts({ id, kind, search, ...unlocking }),
    placeholderData: keepPreviousData,
  });
  const restore = (part: number, key: string) =>
    attempt(
      async () => {
        const done = await client.BackupsService.restorePart({ id, kind, part, ...unlocking });
        setRestored((others) => [...others, { ...done, key }]);
      },
      { failed: 'COMMON.MESSAGES.UPDATE_ERROR' },
    );
  const items = parts.data?.items ?? [];
  const total = parts.data?.total ?? 0;
  return (
    <Stack gap="md">
      <Text size="sm" c="dimmed">
        {t('MODULE.BACKUPS.PARTS_TEXT')}
      </Text>
      <ChoiceField
        label={t('MODULE.BACKUPS.PART_KIND')}
        choices={KINDS}
        value={kind}
        onChange={(next) => setKind(next as BackupPartKind)}
      />
      <SearchField
        label={t('MODULE.BACKUPS.PARTS_SEARCH')}
        value={typed}
        onChange={setTyped}
        found={parts.data?.total}
      />
      {parts.isPending && <ListSkeleton rows={3} />}
      {parts.error && <LoadError error={parts.error} onRetry={() => void parts.refetch()} />}
      {parts.data && items.length === 0 && (
        <Text role="status">{t('MODULE.BACKUPS.PARTS_EMPTY')}</Text>
      )}
      <ul className="backup-parts" aria-label={t('MODULE.BACKUPS.PARTS')}>
        {items.map((part) => {
          const key = `${kind} ${part.part}`;
          return (
            <Row
              key={key}
              {...{ part, kind }}
              restored={restored.findLast((one) => one.key === key)}
              onRestore={() => restore(part.part, key)}
            />
          );
        })}
      </ul>
      {total > items.length && (
        <Text size="sm" c="dimmed">
          {t('MODULE.BACKUPS.PARTS_MORE', {
            shown: format.number(items.length),
            total: format.number(total),
          })}
        </Text>
      )}
    </Stack>
  );
};

const LockedParts = ({ backup }: PartsProps) => {
  const t = useT();
  const [passphrase, setPassphrase] = useState<string | null>(null);
  if (passphrase !== null) return <Parts {...{ backup, passphrase }} />;
  return (
    <PassphraseForm
      text={t('MODULE.BACKUPS.PASSPHRASE_TEXT')}
      button={t('COMMON.ACTION.CONTINUE')}
      onSubmit={async (given) => {
        // A wrong one is refused.
        await client.BackupsService.getParts({
          ...{ id: backup.id, kind: 'page', search: '', passphrase: given },
        });
        setPassphrase(given);
      }}
    />
  );
};

type PartsDialogProps = PartsProps & { readonly opened: boolean; readonly onClose: () => void };

/** Restores one page, post, popup, menu, or file of a backup. */
export const PartsDialog = ({ backup, opened, onClose }: PartsDialogProps) => {
  const t = useT();
  const format = useFormat();
  const time = format.dateTime(backup.created);
  return (
    <Modal
      opened={opened}
      onClose={onClose}
      title={t('MODULE.BACKUPS.PARTS_TITLE', { time })}
      size="lg"
    >
      {opened &&
        (backup.about?.is_encrypted ? <LockedParts backup={backup} /> : <Parts backup={backup} />)}
    </Modal>
  );
};
