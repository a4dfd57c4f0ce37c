import { Anchor } from '@mantine/core';
import { searchEngineSettings } from '@plinth/contract';
import { useT } from '@plinth/i18n/react';
import { TextAreaField } from '../../../forms/fields/text-area-field.tsx';
import { SettingsCard } from '../../../settings/settings-card.tsx';
import { SettingsScreen } from '../../../settings/settings-screen.tsx';

const PLACEHOLDER = 'Disallow: /drafts/\n\nUser-agent: GPTBot\nDisallow: /';

/** What search engines and other programs are asked to do. */
export const SearchEngineSettingsScreen = () => {
  const t = useT();
  return (
    <SettingsScreen definition={searchEngineSettings}>
      {({ field }) => (
        <SettingsCard
          title={t('MODULE.SETTINGS.ROBOTS.TITLE')}
          description={t('MODULE.SETTINGS.ROBOTS.INTRO')}
        >
          <TextAreaField
            label={t('MODULE.SETTINGS.ROBOTS.RULES')}
            description={t('MODULE.SETTINGS.ROBOTS.RULES_HINT')}
            placeholder={PLACEHOLDER}
            autoCapitalize="none"
            spellCheck={false}
            {...field('robots_rules')}
          />
          <Anchor href="/robots.txt" target="_blank" rel="noreferrer">
            {t('MODULE.SETTINGS.ROBOTS.OPEN')}
          </Anchor>
        </SettingsCard>
      )}
    </SettingsScreen>
  );
};
