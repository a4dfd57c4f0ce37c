import { languageTag, localesWith } from '@plinth/i18n';
import { plainHtml } from '../http/plain-page.ts';
import { visitorTexts } from '../site/texts.ts';

/** What visitors see while the version changes: HTML by language. */
export async function updatingPages(): Promise<Readonly<Record<string, string>>> {
  const pages = await Promise.all(
    localesWith(['visitors']).map(async (locale) => {
      const t = await visitorTexts(locale);
      const lang = languageTag(locale);
      const title = t('MODULE.SITE.UPDATING.TITLE');
      const text = t('MODULE.SITE.UPDATING.TEXT');
      return [lang.split('-', 1)[0] ?? lang, plainHtml({ lang, title, text })] as const;
    }),
  );
  return Object.fromEntries(pages);
}
