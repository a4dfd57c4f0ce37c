import { type BlockRecord, RpcError, type services } from '@plinth/contract';
import type { Documents } from '../../documents/documents.ts';
import type { Handlers } from '../../rpc/context.ts';
import type { StoredBlock } from '../../storage/record-types.ts';
import { createRecord, deleteRecord, fromRow } from '../../storage/records.ts';
import type { Store } from '../../storage/store.ts';

export type BlocksPorts = {
  readonly store: Store;
  readonly documents: Documents;
  /** The blocks that ship with the product. */
  readonly prebuilt: readonly BlockRecord[];
};

const show = (block: StoredBlock): BlockRecord => ({
  id: block.id,
  name: block.name,
  category: block.category,
  order: block.order,
  allowed: block.allowed === true ? true : [...block.allowed],
  document: block.document,
  previewUrl: '',
  options: { templateUrl: '' },
  created_at: block.created,
});

/** Prebuilt blocks, and those that the owner keeps (specification, points 3 and 7). */
export function createBlocks({
  store,
  documents,
  prebuilt,
}: BlocksPorts): Handlers<typeof services.BlocksService> {
  return {
    getList: async ({ category }) => {
      const rows = await store.read.selectFrom('block').selectAll().orderBy('id').execute();
      const all = [...prebuilt, ...rows.map((row) => show(fromRow('block', row)))];
      return { items: all.filter((block) => !category || block.category === category) };
    },
    saveToTheme: async ({ item }, { actor }) => {
      const place = { pageType: 'page', sectionName: 'content' } as const;
      const document = documents.accept(item.document, place, 'document');
      const saved = await store.transaction(
        (tx) => createRecord(tx, 'block', { ...item, document }),
        actor,
      );
      return show(saved);
    },
    deleteFromTheme: async ({ id }, { actor }) => {
      const isGone = await store.transaction((tx) => deleteRecord(tx, 'block', id), actor);
      if (!isGone) throw new RpcError('NOT_FOUND');
      return true;
    },
  };
}
