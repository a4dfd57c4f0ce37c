import { LOCALES, type Locale, loadI18n, type Translate } from '@plinth/i18n';
import type { GeneralSettings } from '@plinth/model';

export type SiteText = Translate<'visitors'>;

type SiteLanguage = Pick<GeneralSettings, 'html_lang' | 'default_language'>;

/** The locale of the pages' `lang` attribute if it's supported, else the site's language. */
export function visitorLocale({ html_lang, default_language }: SiteLanguage): Locale {
  const tag = html_lang.toLowerCase();
  const tagOf = (locale: Locale) => locale.replace('_', '-').toLowerCase();
  const exact = LOCALES.find((locale) => tagOf(locale) === tag);
  const language = tag.split('-')[0] ?? '';
  return exact ?? LOCALES.find((locale) => locale.startsWith(`${language}_`)) ?? default_language;
}

/** Loads the built-in texts for visitors. */
export const visitorTexts = async (locale: Locale): Promise<SiteText> =>
  (await loadI18n(['visitors'], locale)).t;

/** Loads the built-in texts for visitors in the site's language. */
export function createSiteTexts(): (site: SiteLanguage) => Promise<SiteText> {
  const loaded = new Map<Locale, Promise<SiteText>>();
  return (site) => {
    const locale = visitorLocale(site);
    const text = loaded.get(locale) ?? visitorTexts(locale);
    loaded.set(locale, text);
    return text;
  };
}
