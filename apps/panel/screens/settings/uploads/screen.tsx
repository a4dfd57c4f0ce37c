import { uploadSettings } from '@plinth/contract';
import { useT } from '@plinth/i18n/react';
import { DENIED_EXTENSIONS } from '@plinth/model';
import { NumberField } from '../../../forms/fields/number-field.tsx';
import { TextField } from '../../../forms/fields/text-field.tsx';
import { SettingsCard } from '../../../settings/settings-card.tsx';
import { SettingsScreen } from '../../../settings/settings-screen.tsx';

/** Which files can be uploaded to the media library. */
export const UploadSettingsScreen = () => {
  const t = useT();
  return (
    <SettingsScreen definition={uploadSettings}>
      {({ field }) => (
        <SettingsCard
          title={t('ROUTE.SETTINGS_UPLOADS.TITLE')}
          description={t('MODULE.SETTINGS.UPLOADS.INTRO')}
        >
          <NumberField
            label={t('MODULE.SETTINGS.UPLOADS.SIZE')}
            description={t('MODULE.SETTINGS.UPLOADS.SIZE_HINT')}
            {...field('max_file_size')}
          />
          <NumberField
            label={t('MODULE.SETTINGS.UPLOADS.TOTAL')}
            description={t('MODULE.SETTINGS.UPLOADS.TOTAL_HINT')}
            {...field('max_total_size')}
          />
          <TextField
            label={t('MODULE.SETTINGS.UPLOADS.ALLOWED')}
            description={t('MODULE.SETTINGS.UPLOADS.ALLOWED_HINT', {
              extensions: DENIED_EXTENSIONS.join(', '),
            })}
            autoCapitalize="none"
            spellCheck={false}
            {...field('allowed_extensions')}
          />
          <TextField
            label={t('MODULE.SETTINGS.UPLOADS.DENIED')}
            description={t('MODULE.SETTINGS.UPLOADS.DENIED_HINT')}
            autoCapitalize="none"
            spellCheck={false}
            {...field('denied_extensions')}
          />
        </SettingsCard>
      )}
    </SettingsScreen>
  );
};
