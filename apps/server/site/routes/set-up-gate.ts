import { languageTag, localesWith, preferredLocale } from '@plinth/i18n';
import type { FastifyInstance } from 'fastify';
import { plainHtml, plainPage } from '../../http/plain-page.ts';
import { hasOwner } from '../../storage/database/open-store.ts';
import type { Store } from '../../storage/database/store.ts';
import { visitorTexts } from '../texts.ts';

/** Seconds. Setup takes a few minutes. */
const RETRY_AFTER = '60';

/** In the visitor's language, because the site has none yet. */
async function settingUpPage(acceptLanguage = ''): Promise<string> {
  const preferences = acceptLanguage.split(',').map((entry) => entry.split(';')[0]?.trim() ?? '');
  const locale = preferredLocale(preferences, localesWith(['visitors']));
  const t = await visitorTexts(locale);
  return plainHtml({
    lang: languageTag(locale),
    title: t('MODULE.SITE.SETTING_UP.TITLE'),
    text: t('MODULE.SITE.SETTING_UP.TEXT'),
    note: t('MODULE.SITE.SETTING_UP.OWNER'),
  });
}

/**
 * Until an owner exists, every route of the scope responds that the site isn't set up, uncached.
 */
export function addSetUpGate(scope: FastifyInstance, store: Store): void {
  let isSetUp = false;
  scope.addHook('onRequest', async ({ headers }, reply) => {
    isSetUp ||= await hasOwner(store);
    if (isSetUp) return;
    await reply
      .code(503)
      .headers({ ...plainPage.headers, 'retry-after': RETRY_AFTER })
      .type('text/html; charset=utf-8')
      .send(await settingUpPage(headers['accept-language']));
  });
}
