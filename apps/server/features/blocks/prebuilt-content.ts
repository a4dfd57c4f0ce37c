import type { DataResult, WidgetNode } from '@plinth/model';
import type { Documents } from '../../documents/documents.ts';
import { readFacts, readGeneral } from '../../settings/settings.ts';
import type { Actor } from '../../storage/database/actor.ts';
import type { Store } from '../../storage/database/store.ts';
import type { BlockImages } from './block-images.ts';
import { withLocalPrices } from './local-prices.ts';
import { defaultLocation, type PrebuiltBlock } from './prebuilt.ts';
import { imageKeys, resolveBlock } from './resolve-block.ts';
import { shownImages } from './shown-images.ts';
import { siteIds } from './site-ids.ts';

/** A document with the images it shows that aren't in the library. */
export type ContentPreview = {
  readonly document: WidgetNode;
  readonly images: readonly DataResult<'media'>[];
};

type Content = Pick<PrebuiltBlock, 'document' | 'allowed'>;

/** Turns prebuilt content, which references records by key, into content of this site. */
export type PrebuiltContent = {
  /** For a preview: the content as `take` returns it. Stores nothing. */
  readonly look: (content: Content, shown?: readonly number[]) => Promise<ContentPreview>;
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
  const resolve = async (document: WidgetNode, media: ReadonlyMap<string, number>) =>
    withLocalPrices(resolveBlock(document, { media, ...(await siteIds(store.read)) }), {
      language: (await readGeneral(store.read)).html_lang,
      country: (await readFacts(store.read)).country,
    });
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
      const tree = await resolve(document, media);
      return documents.accept(store.read, tree, {
        location: defaultLocation(content),
        path: 'document',
      });
    },
  };
}
