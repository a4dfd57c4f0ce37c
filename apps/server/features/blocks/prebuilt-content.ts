import type { BlockTemplate } from '@plinth/contract';
import type { WidgetNode } from '@plinth/model';
import type { Documents } from '../../documents/documents.ts';
import { readFacts, readGeneral } from '../../settings/settings.ts';
import type { Actor } from '../../storage/database/actor.ts';
import type { Store } from '../../storage/database/store.ts';
import { imageKeys, resolveForSite } from '../themes/references.ts';
import { siteIds } from '../themes/site-ids.ts';
import type { BlockImages } from './block-images.ts';
import { withLocalPrices } from './local-prices.ts';
import { defaultLocation, type PrebuiltBlock } from './prebuilt.ts';
import { shownImages } from './shown-images.ts';

/** The pages and the menu that blocks link to. */
const LINKED = {
  pages: ['about', 'services', 'contact'].map((url) => ({ key: url, url })),
  menus: ['main'],
};

type Content = Pick<PrebuiltBlock, 'document' | 'allowed'>;

/** Turns prebuilt content, which references records by key, into content of this site. */
export type PrebuiltContent = {
  /** For a preview: the content as `take` returns it. Stores nothing. */
  readonly look: (content: Content, shown?: readonly number[]) => Promise<BlockTemplate>;
  /**
   * For a page. Takes images that neither the site nor `shown` has, and adds missing ones to the
   * library.
   */
  readonly take: (content: Content, actor: Actor, shown?: readonly number[]) => Promise<WidgetNode>;
};

type ContentPorts = {
  readonly store: Store;
  readonly documents: Documents;
  readonly blockImages: BlockImages;
};

export function createPrebuiltContent({
  store,
  documents,
  blockImages,
}: ContentPorts): PrebuiltContent {
  const resolve = async (document: WidgetNode, media: ReadonlyMap<string, number>) => {
    const ids = { media, ...(await siteIds(store.read, LINKED)) };
    const localized = withLocalPrices(resolveForSite(document, ids), {
      language: (await readGeneral(store.read)).html_lang,
      country: (await readFacts(store.read)).country,
    });
    // Blocks refer to styles that the site's theme doesn't need to have.
    return documents.withoutMissingStyles(store.read, localized);
  };
  const withUnusedImages = async (document: WidgetNode, shown: readonly number[]) =>
    blockImages.withUnused(document, new Set([...(await shownImages(store.read)), ...shown]));
  return {
    look: async (content, shown = []) => {
      const document = await withUnusedImages(content.document, shown);
      const { ids, images } = await blockImages.forPreview(imageKeys(document));
      return { document: await resolve(document, ids), images };
    },
    take: async (content, actor, shown = []) => {
      const document = await withUnusedImages(content.document, shown);
      const media = await blockImages.addMissing(imageKeys(document), actor);
      return documents.accept(store.read, await resolve(document, media), {
        location: defaultLocation(content),
        path: 'document',
      });
    },
  };
}
