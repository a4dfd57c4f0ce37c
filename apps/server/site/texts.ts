import { createI18n, type I18n, type Locale } from '@plinth/i18n';
import { VISITOR_TEXTS_EN } from '@plinth/widgets';

export type SiteText = I18n['t'];

/** What visitors read that no owner wrote, in the site's language. */
export function createSiteTexts(): (locale: Locale) => Promise<SiteText> {
  const loaded = new Map<Locale, Promise<SiteText>>();
  const load = async (locale: Locale): Promise<SiteText> => {
    const i18n = createI18n();
    i18n.addMessages(VISITOR_TEXTS_EN);
    await i18n.setLocale(locale);
    return i18n.t;
  };
  return (locale) => {
    const text = loaded.get(locale) ?? load(locale);
    loaded.set(locale, text);
    return text;
  };
}
