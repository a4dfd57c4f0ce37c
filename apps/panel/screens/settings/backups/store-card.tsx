import { Button, Group } from '@mantine/core';
import type { BackupSettings, backupSettings } from '@plinth/contract';
import { useT } from '@plinth/i18n/react';
import { completeSiteUrl } from '@plinth/model';
import { toast } from '@plinth/ui';
import { useState } from 'react';
import { SecretField } from '../../../forms/fields/secret-field.tsx';
import { SwitchField } from '../../../forms/fields/switch-field.tsx';
import { TextField } from '../../../forms/fields/text-field.tsx';
import { useAttempt } from '../../../list/use-attempt.ts';
import { client } from '../../../rpc/client.ts';
import { SettingsCard } from '../../../settings/settings-card.tsx';
import type { SettingsForm } from '../../../settings/settings-screen.tsx';
import { RemoteDialog } from './remote-dialog.tsx';

type StoreCardProps = Pick<SettingsForm<typeof backupSettings>, 'field' | 'form' | 'isSet'>;

const StoreFields = ({ field, isSet }: StoreCardProps) => {
  const t = useT();
  return (
    <>
      <TextField
        label={t('MODULE.BACKUPS.STORE.ENDPOINT')}
        placeholder="s3.example.com"
        filter={completeSiteUrl}
        {...field('store_endpoint')}
      />
      <div className="field-row">
        <TextField label={t('MODULE.BACKUPS.STORE.BUCKET')} {...field('store_bucket')} />
        <TextField label={t('MODULE.BACKUPS.STORE.REGION')} {...field('store_region')} />
      </div>
      <TextField
        label={t('MODULE.BACKUPS.STORE.PREFIX')}
        description={t('MODULE.BACKUPS.STORE.PREFIX_HINT')}
        {...field('store_prefix')}
      />
      <div className="field-row">
        <TextField
          label={t('MODULE.BACKUPS.STORE.KEY')}
          autoComplete="off"
          {...field('store_key')}
        />
        <SecretField
          label={t('MODULE.BACKUPS.STORE.SECRET')}
          isSet={isSet('store_secret')}
          {...field('store_secret')}
        />
      </div>
    </>
  );
};

/** An S3-compatible store that backups are copied to. */
export const StoreCard = (props: StoreCardProps) => {
  const t = useT();
  const { has_store } = props.form.values as BackupSettings;
  return (
    <SettingsCard
      title={t('MODULE.BACKUPS.STORE.TITLE')}
      description={t('MODULE.BACKUPS.STORE.INTRO')}
    >
      <SwitchField label={t('MODULE.BACKUPS.STORE.USE')} {...props.field('has_store')} />
      {has_store && <StoreFields {...props} />}
    </SettingsCard>
  );
};

/** Tests the store of the saved settings, and shows what it has. */
export const StoreActions = ({ isDirty }: { readonly isDirty: boolean }) => {
  const t = useT();
  const attempt = useAttempt();
  const [isBusy, setBusy] = useState(false);
  const [isShown, setShown] = useState(false);
  const test = async () => {
    setBusy(true);
    await attempt(() => client.BackupsService.testStore(), {
      failed: 'COMMON.MESSAGES.LOAD_DATA_FROM_SERVER_ERROR',
      done: t('MODULE.BACKUPS.STORE.TESTED'),
    });
    setBusy(false);
  };
  return (
    <Group gap="sm">
      <Button variant="default" loading={isBusy} disabled={isDirty} onClick={() => void test()}>
        {t('MODULE.BACKUPS.STORE.TEST')}
      </Button>
      <Button variant="default" disabled={isDirty} onClick={() => setShown(true)}>
        {t('MODULE.BACKUPS.STORE.SHOW')}
      </Button>
      <RemoteDialog
        opened={isShown}
        onClose={() => setShown(false)}
        onFetch={() => toast(t('MODULE.BACKUPS.STORE.FETCHING'))}
      />
    </Group>
  );
};
