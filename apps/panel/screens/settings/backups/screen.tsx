import { type BackupSettings, backupSettings, MIN_PASSPHRASE } from '@plinth/contract';
import type { MessageKey } from '@plinth/i18n';
import { useT } from '@plinth/i18n/react';
import { Fragment } from 'react';
import { ChoiceField } from '../../../forms/fields/choice-field.tsx';
import { NumberField } from '../../../forms/fields/number-field.tsx';
import { SecretField } from '../../../forms/fields/secret-field.tsx';
import { SwitchField } from '../../../forms/fields/switch-field.tsx';
import { SettingsCard } from '../../../settings/settings-card.tsx';
import { SettingsFrame } from '../../../settings/settings-frame.tsx';
import { SettingsScreen } from '../../../settings/settings-screen.tsx';
import { BackupsCard } from './backups-card.tsx';
import { ExportCard } from './export-card.tsx';
import { StoreActions, StoreCard } from './store-card.tsx';

const FREQUENCIES: Record<BackupSettings['frequency'], MessageKey> = {
  off: 'MODULE.BACKUPS.FREQUENCY.OFF',
  daily: 'MODULE.BACKUPS.FREQUENCY.DAILY',
  weekly: 'MODULE.BACKUPS.FREQUENCY.WEEKLY',
};

/** The site's backups, when they are made, and the site as files. */
export const BackupsScreen = () => {
  const t = useT();
  return (
    <SettingsFrame>
      <div className="backups-screen">
        <BackupsCard />
        <SettingsScreen
          definition={backupSettings}
          frame={Fragment}
          footer={({ form, isDirty }) =>
            form.values.has_store && <StoreActions isDirty={isDirty} />
          }
        >
          {({ field, form, isSet }) => (
            <>
              <SettingsCard title={t('MODULE.BACKUPS.SCHEDULE')}>
                <ChoiceField
                  label={t('MODULE.BACKUPS.FREQUENCY.LABEL')}
                  choices={FREQUENCIES}
                  {...field('frequency')}
                />
                {form.values.frequency !== 'off' && (
                  <NumberField
                    label={t('MODULE.BACKUPS.KEEP')}
                    description={t('MODULE.BACKUPS.KEEP_HINT')}
                    {...field('keep')}
                  />
                )}
              </SettingsCard>
              <SettingsCard title={t('MODULE.BACKUPS.ENCRYPTION')}>
                <SwitchField
                  label={t('MODULE.BACKUPS.ENCRYPT')}
                  description={t('MODULE.BACKUPS.ENCRYPT_HINT')}
                  {...field('is_encrypted')}
                />
                {form.values.is_encrypted && (
                  <SecretField
                    label={t('MODULE.BACKUPS.PASSPHRASE')}
                    description={t('MODULE.BACKUPS.PASSPHRASE_HINT', { count: MIN_PASSPHRASE })}
                    isSet={isSet('passphrase')}
                    {...field('passphrase')}
                  />
                )}
              </SettingsCard>
              <StoreCard {...{ field, form, isSet }} />
            </>
          )}
        </SettingsScreen>
        <ExportCard />
      </div>
    </SettingsFrame>
  );
};
