import { LOCALES, type Locale as ProductLocale } from '@plinth/model';

export { LOCALES };

/** Pseudo-locale: English with every text 40% longer, to reveal layout problems. */
export const PSEUDO_LOCALE = 'qps';

export type Locale = ProductLocale | typeof PSEUDO_LOCALE;

/** Used if the chosen language doesn't have all texts. */
export const DEFAULT_LOCALE = 'en_US';

/** Languages by their native name. */
export const LOCALE_NAMES: Record<Locale, string> = {
  en_US: 'English',
  de_DE: 'Deutsch',
  es_ES: 'Español',
  fr_FR: 'Français',
  it_IT: 'Italiano',
  ja_JP: '日本語',
  nl_NL: 'Nederlands',
  pl_PL: 'Polski',
  pt_BR: 'Português (Brasil)',
  ru_RU: 'Русский',
  sv_SE: 'Svenska',
  uk_UA: 'Українська',
  qps: '[Ƥšéûðó]',
};

export const isLocale = (value: unknown): value is Locale =>
  typeof value === 'string' && Object.hasOwn(LOCALE_NAMES, value);

/** The BCP 47 tag for `lang` attributes and `Intl`: `pt_BR` → `pt-BR`. */
export const languageTag = (locale: Locale): string =>
  locale === PSEUDO_LOCALE ? 'en' : locale.replace('_', '-');

/**
 * The first supported locale in a browser's preferences (`navigator.languages`), or the default.
 */
export const preferredLocale = <L extends Locale = ProductLocale>(
  preferences: readonly string[],
  available: readonly (L | ProductLocale)[] = LOCALES,
): L | ProductLocale => {
  for (const preference of preferences) {
    const language = preference.slice(0, 2).toLowerCase();
    const exact = available.find((locale) => languageTag(locale) === preference);
    const match = exact ?? available.find((locale) => locale.startsWith(`${language}_`));
    if (match) return match;
  }
  return DEFAULT_LOCALE;
};
