import { type BackupSettings, backupSettings } from '@plinth/contract';
import type { MessageKey } from '@plinth/i18n';
import { useT } from '@plinth/i18n/react';
import { Fragment } from 'react';
import { ChoiceField } from '../../../forms/fields/choice-field.tsx';
import { NumberField } from '../../../forms/fields/number-field.tsx';
import { SettingsCard } from '../../../settings/settings-card.tsx';
import { SettingsFrame } from '../../../settings/settings-frame.tsx';
import { SettingsScreen } from '../../../settings/settings-screen.tsx';
import { BackupsCard } from './backups-card.tsx';
import { ExportCard } from './export-card.tsx';

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
        <SettingsScreen definition={backupSettings} frame={Fragment}>
          {({ field, form }) => (
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
          )}
        </SettingsScreen>
        <ExportCard />
      </div>
    </SettingsFrame>
  );
};
