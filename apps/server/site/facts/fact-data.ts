import { type DataResult, type FactName, factText, factUrl } from '@plinth/model';
import type { SiteSettings } from './site-settings.ts';

/** The data of a fact, with the site's text for 24 hours. Null if the site doesn't have the fact. */
export function factData(
  name: FactName,
  settings: SiteSettings,
  open_all_day: string,
): DataResult<'fact'> | null {
  const { facts, general } = settings;
  const { site_name, html_lang } = general;
  const source = { facts, site_name, language: html_lang, open_all_day };
  const text = factText(name, source);
  const image_id = name === 'logo' ? facts.logo_id : null;
  const has_backdrop = image_id !== null && facts.has_logo_backdrop;
  if (text === '') return null;
  return { text, url: factUrl(name, source), image_id, ...(has_backdrop && { has_backdrop }) };
}
