import { Select } from '@mantine/core';
import { isLocale, LOCALE_NAMES } from '@plinth/i18n';
import { useI18n } from '@plinth/i18n/react';
import { panelLanguages, switchLanguage } from '../session/language.ts';

/** Changes the panel's language at once; absent while there is only one. */
export const LanguageSwitch = () => {
  const i18n = useI18n();
  const offered = [...new Set([...panelLanguages(), i18n.locale])];
  if (offered.length < 2) return null;
  return (
    <Select
      aria-label={i18n.t('SHELL.LANGUAGE')}
      data={offered.map((locale) => ({ value: locale, label: LOCALE_NAMES[locale] }))}
      value={i18n.locale}
      onChange={(locale) => {
        if (isLocale(locale)) void switchLanguage(i18n, locale);
      }}
      allowDeselect={false}
      w={190}
      data-testid="language-switch"
    />
  );
};
