import { type DataResult, type FactName, factText } from '@plinth/model';
import type { SiteSettings } from './site-settings.ts';

/** The data of a fact. Null if the site doesn't have it. */
export function factData(name: FactName, settings: SiteSettings): DataResult<'fact'> | null {
  const { facts, general } = settings;
  const { site_name, html_lang } = general;
  const text = factText(name, { facts, site_name, language: html_lang });
  return text === '' ? null : { text, image_id: name === 'logo' ? facts.logo_id : null };
}
