import type { DataResult, WidgetNode } from '@plinth/model';
import type { Documents } from '../../documents/documents.ts';
import type { Actor } from '../../storage/database/actor.ts';
import type { Store } from '../../storage/database/store.ts';
import type { BlockImages } from './block-images.ts';
import { defaultLocation, type PrebuiltBlock } from './prebuilt.ts';
import { imageKeys, resolveBlock } from './resolve-block.ts';
import { siteIds } from './site-ids.ts';

/** A document with the images it shows that aren't in the library. */
export type ContentPreview = {
  readonly document: WidgetNode;
  readonly images: readonly DataResult<'media'>[];
};

type Content = Pick<PrebuiltBlock, 'document' | 'allowed'>;

/** Turns prebuilt content, which references records by key, into content of this site. */
export type PrebuiltContent = {
  /** For a preview. Stores nothing. */
  readonly look: (content: Content) => Promise<ContentPreview>;
  /** For a page. Adds missing images to the library. */
  readonly take: (content: Content, actor: Actor) => Promise<WidgetNode>;
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
    resolveBlock(document, { media, ...(await siteIds(store.read)) });
  return {
    look: async ({ document }) => {
      const { ids, images } = await blockImages.forPreview(imageKeys(document));
      return { document: await resolve(document, ids), images };
    },
    take: async (content, actor) => {
      const media = await blockImages.addMissing(imageKeys(content.document), actor);
      const tree = await resolve(content.document, media);
      return documents.accept(store.read, tree, {
        location: defaultLocation(content),
        path: 'document',
      });
    },
  };
}
