import { type I18n, isLocale, type Locale, localesWith, preferredLocale } from '@plinth/i18n';
import { readStorage, writeStorage } from '@plinth/ui';

const STORED = 'plinth_language';

/**
 * The language last used in this browser, or the first preferred language that sign-in supports.
 */
export const startLanguage = (): Locale => {
  const stored = readStorage(STORED);
  return isLocale(stored)
    ? stored
    : preferredLocale(navigator.languages, localesWith(['common', 'auth']));
};

/** Applies the account's language if none was chosen in this browser. */
export const adoptLanguage = async (i18n: I18n, locale: string): Promise<void> => {
  const isWanted = readStorage(STORED) === null && locale !== i18n.locale;
  if (isWanted && isLocale(locale)) await i18n.setLocale(locale);
};

/** Switches the language without a reload and remembers it in this browser. */
export const switchLanguage = async (i18n: I18n, locale: Locale): Promise<void> => {
  await i18n.setLocale(locale);
  writeStorage(STORED, locale);
};
