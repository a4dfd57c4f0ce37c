import { type BackupSettings, backupSettings } from '@plinth/contract';
import type { MessageKey } from '@plinth/i18n';
import { useT } from '@plinth/i18n/react';
import { Fragment } from 'react';
import { ChoiceField } from '../../../forms/fields/choice-field.tsx';
import { NumberField } from '../../../forms/fields/number-field.tsx';
import { SwitchField } from '../../../forms/fields/switch-field.tsx';
import { SettingsCard } from '../../../settings/settings-card.tsx';
import { SettingsFrame } from '../../../settings/settings-frame.tsx';
import { SettingsScreen } from '../../../settings/settings-screen.tsx';
import { BackupsCard } from './backups-card.tsx';
import { ExportCard } from './export-card.tsx';
import { NewPassphrase, useConfirmation } from './new-passphrase.tsx';
import { StoreActions, StoreCard } from './store-card.tsx';

const FREQUENCIES: Record<BackupSettings['frequency'], MessageKey> = {
  off: 'MODULE.BACKUPS.FREQUENCY.OFF',
  daily: 'MODULE.BACKUPS.FREQUENCY.DAILY',
  weekly: 'MODULE.BACKUPS.FREQUENCY.WEEKLY',
};

/** The site's backups, when they are made, and the site as files. */
export const BackupsScreen = () => {
  const t = useT();
  const { confirmation, rules } = useConfirmation();
  return (
    <SettingsFrame>
      <div className="backups-screen">
        <BackupsCard />
        <SettingsScreen
          definition={backupSettings}
          rules={rules}
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
                  <NewPassphrase {...{ field, form, isSet, confirmation }} />
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
