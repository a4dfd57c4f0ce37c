import type { ShareCard, ShareChoices } from '@plinth/contract';
import type { Owner } from '@plinth/model';
import { shareTitle } from '@plinth/render';
import type { Reader } from '../../storage/database/store.ts';
import { loadPageData } from '../data/page-data.ts';
import { readSiteFacts, type SiteFacts } from '../facts/site-facts.ts';
import { type LoadedDocument, loadDocument } from '../pages/load-document.ts';
import { searchTexts } from '../pages/page-facts.ts';
import { createSiteTexts } from '../texts.ts';
import { findShareImage, shareImageReferences } from './find-share-image.ts';

const recorder = { tag: () => undefined, expireAt: () => undefined };

type ShareCardPorts = {
  readonly store: { readonly read: Reader };
  /** ms since 1970 */
  readonly clock: () => number;
};

function withChoices(
  { record, ...loaded }: LoadedDocument,
  { share_image_id = record.share_image_id, image_id }: ShareChoices,
): LoadedDocument {
  const chosen = image_id == null ? null : { id: image_id, alt: '' };
  const isKept = image_id === undefined || image_id === record.image?.id;
  return {
    ...loaded,
    record: { ...record, share_image_id, image: isKept ? (record.image ?? null) : chosen },
  };
}

/** Creates functions that read what social networks and messengers show for a document. */
export function createShareCards({ store, clock }: ShareCardPorts) {
  const texts = createSiteTexts();
  const db = store.read;

  const read = async (
    owner: Owner,
    facts: SiteFacts,
    unsaved: ShareChoices = {},
  ): Promise<ShareCard | null> => {
    const found = await loadDocument(db, owner, recorder);
    if (!found) return null;
    const loaded = withChoices(found, unsaved);
    const { record, sections } = loaded;
    const text = await texts(facts.settings.general);
    const ports = { db, facts, now: clock(), text, ...recorder };
    const references = shareImageReferences(record);
    const get = await loadPageData({ sections, page: { owner }, references }, ports);
    const image = await findShareImage(loaded, get, ports);
    const { seo_title, seo_description } = searchTexts(loaded, facts);
    return {
      title: shareTitle({ name: record.name, seo_title }),
      description: seo_description,
      image: image && { url: image.url, alt: image.alt, origin: image.origin },
    };
  };

  return {
    readShareCard: async (owner: Owner, unsaved: ShareChoices) =>
      read(owner, await readSiteFacts(db), unsaved),
    /** Null without a home page. */
    readHomeShareCard: async () => {
      const facts = await readSiteFacts(db);
      const home = facts.pages.find([]);
      return home ? read({ kind: 'page', id: home.id }, facts) : null;
    },
  };
}
