/** The interface languages of the specification (point 1), as the codes that records store. */
export const LOCALES = [
  'en_US',
  'de_DE',
  'es_ES',
  'fr_FR',
  'it_IT',
  'ja_JP',
  'nl_NL',
  'pl_PL',
  'pt_BR',
  'ru_RU',
  'sv_SE',
  'uk_UA',
] as const;

/** Not a language: English with every text 40 % longer, to see what does not fit. */
export const PSEUDO_LOCALE = 'qps';

export type Locale = (typeof LOCALES)[number] | typeof PSEUDO_LOCALE;

export const DEFAULT_LOCALE: Locale = 'en_US';

/** Asked in this order for a text that the chosen language does not have (specification, point 1). */
export const FALLBACK_LOCALES = ['en_US', 'en'] as const;

/** Each language in its own words, as a person looks for it in a list. */
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

/** The BCP 47 tag that `lang` attributes and `Intl` want: `pt_BR` → `pt-BR`. */
export const languageTag = (locale: Locale): string =>
  locale === PSEUDO_LOCALE ? 'en' : locale.replace('_', '-');

/** The first of a browser's wishes (`navigator.languages`) that is one of ours, else the default. */
export const preferredLocale = (
  wishes: readonly string[],
  offered: readonly Locale[] = LOCALES,
): Locale => {
  for (const wish of wishes) {
    const language = wish.slice(0, 2).toLowerCase();
    const exact = offered.find((locale) => languageTag(locale) === wish);
    const match = exact ?? offered.find((locale) => locale.startsWith(`${language}_`));
    if (match) return match;
  }
  return DEFAULT_LOCALE;
};
