import { type BlockRecord, RpcError, type services } from '@plinth/contract';
import type { Documents } from '../../documents/documents.ts';
import type { Handlers } from '../../rpc/context.ts';
import type { PreviewLinks } from '../../security/preview-links.ts';
import { activeTheme } from '../../settings/active-theme.ts';
import { readGeneral } from '../../settings/settings.ts';
import type { StoredBlock } from '../../storage/database/record-types.ts';
import type { Store } from '../../storage/database/store.ts';
import {
  changeRecord,
  createRecord,
  deleteRecord,
  fromRow,
  getRecord,
} from '../../storage/records/records.ts';
import { fillIn, picturesIn } from './fill-in.ts';
import type { BlockPictures } from './pictures.ts';
import { listed, type PrebuiltBlock, placeOf } from './prebuilt.ts';
import { siteIds } from './site-ids.ts';

export type BlocksPorts = {
  readonly store: Store;
  readonly documents: Documents;
  readonly prebuilt: readonly PrebuiltBlock[];
  readonly pictures: BlockPictures;
  readonly version: string;
  readonly previewLinks: PreviewLinks;
  readonly clock: () => number;
};

const recordOf = (block: StoredBlock, previewUrl: string): BlockRecord => ({
  id: block.id,
  name: block.name,
  category: block.category,
  order: block.order,
  allowed: block.allowed,
  document: block.document,
  previewUrl,
  options: { templateUrl: '' },
  created_at: block.created,
});

/** Prebuilt blocks and saved blocks. */
export function createBlocks({
  store,
  documents,
  prebuilt,
  pictures,
  version,
  previewLinks,
  clock,
}: BlocksPorts): Handlers<typeof services.BlocksService> {
  const show = (block: StoredBlock): BlockRecord =>
    recordOf(block, previewLinks.open({ block_id: block.id }, clock()).url);
  const find = (id: string): PrebuiltBlock => {
    const block = prebuilt.find((candidate) => candidate.id === id);
    if (!block) throw new RpcError('NOT_FOUND');
    return block;
  };
  const filled = async (block: PrebuiltBlock, media: ReadonlyMap<string, number>) => {
    const { site_name: siteName } = await readGeneral(store.read);
    const tree = fillIn(block.document, { media, siteName, ...(await siteIds(store.read)) });
    return documents.accept(store.read, tree, { place: placeOf(block), path: 'document' });
  };
  return {
    getList: async ({ category }) => {
      const rows = await store.read.selectFrom('block').selectAll().orderBy('id').execute();
      const theme = await activeTheme(store.read);
      const shipped = prebuilt.map((block) => listed(block, { theme, version }));
      const all = [...shipped, ...rows.map((row) => show(fromRow('block', row)))];
      return {
        items: all.filter((block) => !category || block.category === category),
        picture_colors: [...pictures.colors()],
      };
    },
    look: async ({ id }) => {
      const block = find(id);
      const keys = picturesIn(block.document);
      const media = await pictures.present(keys);
      return { document: media.size < keys.length ? null : await filled(block, media) };
    },
    take: async ({ id }, { actor }) => {
      const block = find(id);
      const media = await pictures.bring(picturesIn(block.document), actor);
      return { document: await filled(block, media) };
    },
    saveToTheme: async ({ item }, { actor }) => {
      if ('id' in item) {
        const { id, name } = item;
        const renamed = await store.transaction(async (tx) => {
          const { revision } = await getRecord(tx.db, 'block', id);
          return changeRecord(tx, 'block', { id, revision, fields: { name } });
        }, actor);
        return show(renamed);
      }
      const saved = await store.transaction(async (tx) => {
        const document = await documents.accept(tx.db, item.document, {
          place: placeOf(item),
          path: 'document',
        });
        return createRecord(tx, 'block', { ...item, document });
      }, actor);
      return show(saved);
    },
    deleteFromTheme: async ({ id }, { actor }) => {
      const isGone = await store.transaction((tx) => deleteRecord(tx, 'block', id), actor);
      if (!isGone) throw new RpcError('NOT_FOUND');
      return true;
    },
  };
}
