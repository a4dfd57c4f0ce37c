import type { ShareCard } from '@plinth/contract';
import type { Owner } from '@plinth/model';
import { shareTitle } from '@plinth/render';
import type { Reader } from '../storage/database/store.ts';
import { loadPageData } from './data/page-data.ts';
import { readSiteFacts, type SiteFacts } from './facts/site-facts.ts';
import { loadDocument } from './pages/load-document.ts';
import { documentFacts } from './pages/page-facts.ts';
import { shareImage } from './pages/share-image.ts';
import { generatedImage } from './share-images/generated-image.ts';
import { createSiteTexts } from './texts.ts';

type ShareCardPorts = {
  readonly store: { readonly read: Reader };
  /** ms since 1970 */
  readonly clock: () => number;
};

const recorder = { tag: () => undefined, expireAt: () => undefined };

/** Creates functions that read what social networks and messengers show for a page. */
export function createShareCards({ store, clock }: ShareCardPorts) {
  const texts = createSiteTexts();
  const db = store.read;

  const read = async (facts: SiteFacts, owner: Owner): Promise<ShareCard | null> => {
    const loaded = await loadDocument(db, owner, recorder);
    if (!loaded) return null;
    const { record, sections } = loaded;
    const ports = { db, facts, now: clock(), text: await texts(facts.settings.general) };
    const get = await loadPageData({ sections, owner, references: [] }, { ...ports, ...recorder });
    const generated = generatedImage(loaded, facts);
    const image = shareImage({ image: record.image, content: sections.content, generated }, get);
    const page = documentFacts(loaded, null, { ...ports, recorder });
    return {
      title: shareTitle(page),
      description: page.seo_description,
      image: image && { url: image.url, alt: image.alt },
    };
  };

  return {
    readShareCard: async (owner: Owner) => read(await readSiteFacts(db), owner),
    /** Null without a home page. */
    readHomeShareCard: async () => {
      const facts = await readSiteFacts(db);
      const home = facts.pages.find([]);
      return home ? read(facts, { kind: 'page', id: home.id }) : null;
    },
  };
}
