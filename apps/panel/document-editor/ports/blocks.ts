import type { BlocksPort } from '@plinth/editor';
import { loadOnce } from '@plinth/ui';
import type { ShownFile } from '../../data/page-data.ts';

/** The calls of the block gallery, whose code loads with the first of them. */
export function blocksPort(keep: (file: ShownFile) => void): BlocksPort {
  const { load } = loadOnce(async () => (await import('./block-calls.ts')).blockCalls(keep));
  return {
    list: async () => (await load()).list(),
    preview: async (block, shown) => (await load()).preview(block, shown),
    import: async (id, shown) => (await load()).import(id, shown),
    save: async (item) => (await load()).save(item),
    rename: async (id, name) => (await load()).rename(id, name),
    delete: async (id) => (await load()).delete(id),
  };
}
