import {
  hasMessages,
  type I18n,
  isLocale,
  LOCALES,
  type Locale,
  preferredLocale,
} from '@plinth/i18n';
import { keep, kept } from '@plinth/ui';

const STORED = 'plinth_language';

/** Languages that the panel speaks. */
export const panelLanguages = (): readonly Locale[] => LOCALES.filter(hasMessages);

/** The language this browser last used, else the first of its wishes that the panel speaks. */
export const startLanguage = (): Locale => {
  const stored = kept(STORED);
  return isLocale(stored) ? stored : preferredLocale(navigator.languages, panelLanguages());
};

/** Switches without a reload and remembers the choice in this browser. */
export const switchLanguage = async (i18n: I18n, locale: Locale): Promise<void> => {
  await i18n.setLocale(locale);
  keep(STORED, locale);
};
