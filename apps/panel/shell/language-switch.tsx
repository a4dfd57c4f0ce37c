import { Select } from '@mantine/core';
import { isLocale, LOCALE_NAMES, localesWith } from '@plinth/i18n';
import { useI18n } from '@plinth/i18n/react';
import { useSwitchLanguage } from '../session/use-switch-language.ts';

/** Switches between the languages that have all loaded texts; hidden if there is only one. */
export const LanguageSwitch = () => {
  const i18n = useI18n();
  const switchLanguage = useSwitchLanguage();
  const offered = [...new Set([...localesWith(i18n.bundles), i18n.locale])];
  if (offered.length < 2) return null;
  return (
    <Select
      label={i18n.t('SHELL.ADMIN_LANGUAGE')}
      data={offered.map((locale) => ({ value: locale, label: LOCALE_NAMES[locale] }))}
      value={i18n.locale}
      onChange={(locale) => {
        if (isLocale(locale)) switchLanguage(locale);
      }}
      allowDeselect={false}
      w={190}
      data-testid="language-switch"
    />
  );
};
