import { type I18n, isLocale, type Locale, localesWith, preferredLocale } from '@plinth/i18n';
import { readStorage, writeStorage } from '@plinth/ui';

const STORED = 'plinth_language';

/** The language this browser last used, else the first of its wishes that sign-in speaks. */
export const startLanguage = (): Locale => {
  const stored = readStorage(STORED);
  return isLocale(stored)
    ? stored
    : preferredLocale(navigator.languages, localesWith(['common', 'auth']));
};

/** Speaks the account's language in a browser where nobody has chosen one. */
export const adoptLanguage = async (i18n: I18n, locale: string): Promise<void> => {
  const isWanted = readStorage(STORED) === null && locale !== i18n.locale;
  if (isWanted && isLocale(locale)) await i18n.setLocale(locale);
};

/** Switches without a reload and remembers the choice in this browser. */
export const switchLanguage = async (i18n: I18n, locale: Locale): Promise<void> => {
  await i18n.setLocale(locale);
  writeStorage(STORED, locale);
};
