import { loadOnce } from '@plinth/ui';
import type { ShownFile } from '../data/page-data.ts';
import type { BlockPorts } from './block-calls.ts';

/** The calls of the block gallery, whose code loads with the first of them. */
export function blockPorts(keep: (file: ShownFile) => void): BlockPorts {
  const { load } = loadOnce(async () => (await import('./block-calls.ts')).blockCalls(keep));
  return {
    blocks: async () => (await load()).blocks(),
    blockPreview: async (block, shown) => (await load()).blockPreview(block, shown),
    importBlock: async (id, shown) => (await load()).importBlock(id, shown),
    saveBlock: async (item) => (await load()).saveBlock(item),
    renameBlock: async (id, name) => (await load()).renameBlock(id, name),
    deleteBlock: async (id) => (await load()).deleteBlock(id),
  };
}
