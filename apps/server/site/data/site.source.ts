import { DEFAULT_LOCALE, loadI18n, loadMessages } from '@plinth/i18n';
import type { LoadSiteData } from './site-loader.ts';

const { has } = await loadI18n(['visitors']);

/** Texts that views use. Texts of built-in pages aren't included. */
const TEXT_KEYS = Object.keys(await loadMessages(DEFAULT_LOCALE, 'visitors'))
  .filter(has)
  .filter((key) => key.startsWith('VISITOR.'));

export const load: LoadSiteData<'site'> = async (requests, { facts, tag, text }) => {
  tag('setting:general');
  tag('setting:features');
  tag('layered_backgrounds');
  const { html_lang, address, ...general } = facts.settings.general;
  const { lazy_loading, time_zone, back_to_top, embed_consent } = general;
  const site = {
    language: html_lang,
    address,
    ...{ lazy_loading, time_zone, back_to_top, embed_consent },
    runs_code: facts.settings.allows_embeds,
    layered_backgrounds: facts.settings.layered_backgrounds,
    home_page_id: facts.pages.find([])?.id ?? null,
    texts: Object.fromEntries(TEXT_KEYS.map((key) => [key, text(key)])),
  };
  return requests.map(() => site);
};
