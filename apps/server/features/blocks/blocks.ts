import { type BlockRecord, RpcError, type services } from '@plinth/contract';
import type { Documents } from '../../documents/documents.ts';
import type { Handlers } from '../../rpc/context.ts';
import type { PreviewLinks } from '../../security/preview-links.ts';
import { activeTheme } from '../../settings/active-theme.ts';
import type { StoredBlock } from '../../storage/database/record-types.ts';
import type { Store } from '../../storage/database/store.ts';
import {
  changeRecord,
  createRecord,
  deleteRecord,
  fromRow,
  getRecord,
} from '../../storage/records/records.ts';
import type { BlockImages } from './block-images.ts';
import { findPrebuilt } from './block-templates.ts';
import { readMayAdd } from './may-add-document.ts';
import { defaultLocation, type PrebuiltBlock, toBlockRecord } from './prebuilt.ts';
import type { PrebuiltContent } from './prebuilt-content.ts';
import { showsFacts, showsImages } from './shown-content.ts';
import { templateUrl } from './template-url.ts';

export type BlocksPorts = {
  readonly store: Store;
  readonly documents: Documents;
  readonly prebuilt: readonly PrebuiltBlock[];
  readonly images: BlockImages;
  readonly content: PrebuiltContent;
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
  preview_ratio: null,
  shows_facts: showsFacts(block.document),
  shows_images: showsImages(block.document),
  options: { templateUrl: templateUrl(block.id) },
  created_at: block.created,
});

/** Prebuilt blocks and saved blocks. */
export function createBlocks({
  store,
  documents,
  prebuilt,
  images,
  content,
  version,
  previewLinks,
  clock,
}: BlocksPorts): Handlers<typeof services.BlocksService> {
  const toRecord = (block: StoredBlock): BlockRecord =>
    recordOf(block, previewLinks.create({ block_id: block.id }, clock()).url);
  const getPrebuilt = async (id: string): Promise<PrebuiltBlock> => {
    const block = await findPrebuilt(id, { store, prebuilt });
    if (!block) throw new RpcError('NOT_FOUND');
    return block;
  };
  return {
    getList: async ({ category }) => {
      const rows = await store.read.selectFrom('block').selectAll().orderBy('id').execute();
      const theme = await activeTheme(store.read);
      const mayAdd = await readMayAdd(store.read);
      const all = [
        ...prebuilt
          .filter(({ document }) => mayAdd(document))
          .map((block) => toBlockRecord(block, { theme, version })),
        ...rows
          .map((row) => fromRow('block', row))
          .filter(({ document }) => mayAdd(document))
          .map(toRecord),
      ];
      return {
        items: all.filter((block) => !category || block.category === category),
        picture_colors: [...images.colors()],
      };
    },
    take: async ({ id, shown_images }, { actor }) => ({
      document: await content.take(await getPrebuilt(id), actor, shown_images),
    }),
    saveToTheme: async ({ item }, { actor }) => {
      if ('id' in item) {
        const { id, name } = item;
        const renamed = await store.transaction(async (tx) => {
          const { revision } = await getRecord(tx.db, 'block', id);
          return changeRecord(tx, 'block', { id, revision, fields: { name } });
        }, actor);
        return toRecord(renamed);
      }
      const saved = await store.transaction(async (tx) => {
        const document = await documents.accept(tx.db, item.document, {
          location: defaultLocation(item),
          path: 'document',
          allowsMissingStyles: true,
        });
        return createRecord(tx, 'block', { ...item, document });
      }, actor);
      return toRecord(saved);
    },
    deleteFromTheme: async ({ id }, { actor }) => {
      const isDeleted =
        typeof id === 'number' &&
        (await store.transaction((tx) => deleteRecord(tx, 'block', id), actor));
      if (!isDeleted) throw new RpcError('NOT_FOUND');
      return true;
    },
  };
}
