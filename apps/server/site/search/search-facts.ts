import { createHash } from 'node:crypto';
import { FACT_NAMES } from '@plinth/model';
import type { SiteContext } from '@plinth/widgets/kit';
import type { Reader } from '../../storage/database/store.ts';
import { factData } from '../facts/fact-data.ts';
import { readSiteSettings } from '../facts/site-settings.ts';
import type { createSiteTexts } from '../texts.ts';

/** What the texts in the index show of the site. They change with `key`. */
export type SearchFacts = { readonly key: string; readonly fact: SiteContext['fact'] };

export async function readSearchFacts(
  db: Reader,
  texts: ReturnType<typeof createSiteTexts>,
): Promise<SearchFacts> {
  const settings = await readSiteSettings(db);
  const text = await texts(settings.general);
  const openAllDay = text('MODULE.SITE.OPEN_ALL_DAY');
  const all = FACT_NAMES.map(
    (name) => [name, factData(name, settings, openAllDay)?.text ?? null] as const,
  );
  const found = new Map<string, string | null>(all);
  return {
    key: createHash('sha256').update(JSON.stringify(all)).digest('hex').slice(0, 16),
    fact: (name) => {
      const shown = found.get(name) ?? null;
      return shown === null ? null : { text: shown, image: null, isMissing: false };
    },
  };
}
