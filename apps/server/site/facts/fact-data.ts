import { type DataResult, type FactName, factText, factUrl } from '@plinth/model';
import type { SiteSettings } from './site-settings.ts';

/** The data of a fact. Null if the site doesn't have it. */
export function factData(name: FactName, settings: SiteSettings): DataResult<'fact'> | null {
  const { facts, general } = settings;
  const { site_name, html_lang } = general;
  const source = { facts, site_name, language: html_lang };
  const text = factText(name, source);
  const image_id = name === 'logo' ? facts.logo_id : null;
  return text === '' ? null : { text, url: factUrl(name, source), image_id };
}
