import type { LaunchReport } from '@plinth/contract';
import { shareTitle } from '@plinth/render';
import type { Reader } from '../storage/database/store.ts';
import { loadPageData } from './data/page-data.ts';
import { readSiteFacts } from './facts/site-facts.ts';
import { loadDocument } from './pages/load-document.ts';
import { documentFacts } from './pages/page-facts.ts';
import { shareImage } from './pages/share-image.ts';
import { createSiteTexts } from './texts.ts';

type ShareCardPorts = {
  readonly store: { readonly read: Reader };
  /** ms since 1970 */
  readonly clock: () => number;
};

const recorder = { tag: () => undefined, expireAt: () => undefined };

/** Creates a function that reads what social networks and messengers show for the home page. */
export function createShareCard({ store, clock }: ShareCardPorts) {
  const texts = createSiteTexts();
  return async (): Promise<LaunchReport['card']> => {
    const db = store.read;
    const facts = await readSiteFacts(db);
    const home = facts.pages.find([]);
    const loaded = home && (await loadDocument(db, { kind: 'page', id: home.id }, recorder));
    if (!loaded) return null;
    const { owner, record, sections } = loaded;
    const ports = { db, facts, now: clock(), text: await texts(facts.settings.general) };
    const get = await loadPageData({ sections, owner, references: [] }, { ...ports, ...recorder });
    const image = shareImage({ image: record.image, content: sections.content }, get);
    const page = documentFacts(loaded, null, { ...ports, recorder });
    return {
      title: shareTitle(page),
      description: page.seo_description,
      image: image && { url: image.url, alt: image.alt },
    };
  };
}
