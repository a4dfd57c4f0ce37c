import { Anchor } from '@mantine/core';
import { codeInjectionSettings } from '@plinth/contract';
import { useT } from '@plinth/i18n/react';
import { CodeField } from '../../../forms/fields/code-field.tsx';
import { SwitchField } from '../../../forms/fields/switch-field.tsx';
import { SettingsCard } from '../../../settings/settings-card.tsx';
import { SettingsScreen } from '../../../settings/settings-screen.tsx';

/** Custom code on every page of the site. */
export const CodeSettingsScreen = () => {
  const t = useT();
  return (
    <SettingsScreen definition={codeInjectionSettings}>
      {({ field }) => (
        <>
          <SettingsCard
            title={t('MODULE.SETTINGS.TOPIC.CODE')}
            description={t('MODULE.SETTINGS.CODE.INTRO')}
          >
            <CodeField label={t('MODULE.PAGES.HEAD_CODE')} {...field('header_code')} />
            <CodeField label={t('MODULE.PAGES.BODY_CODE')} {...field('footer_code')} />
            <Anchor href="/?safe=1" target="_blank" rel="noopener">
              {t('MODULE.SETTINGS.CODE.SAFE')}
            </Anchor>
          </SettingsCard>
          <SettingsCard
            title={t('MODULE.SETTINGS.CODE.PREVIEW')}
            description={t('MODULE.SETTINGS.CODE.PREVIEW_INTRO')}
          >
            <SwitchField
              label={t('MODULE.SETTINGS.CODE.RUN_INJECTED')}
              {...field('run_injected_code')}
            />
            <SwitchField label={t('MODULE.SETTINGS.CODE.RUN_EMBED')} {...field('run_embed_code')} />
          </SettingsCard>
        </>
      )}
    </SettingsScreen>
  );
};
