import type { Locale } from '@plinth/i18n';
import { useI18n } from '@plinth/i18n/react';
import { toast } from '@plinth/ui';
import { switchLanguage } from './language.ts';

/** Switches the language, or says that its texts didn't load. */
export const useSwitchLanguage = () => {
  const i18n = useI18n();
  return (locale: Locale): void => {
    switchLanguage(i18n, locale).catch(() =>
      toast(i18n.t('SHELL.LANGUAGE_ERROR'), { kind: 'error' }),
    );
  };
};
