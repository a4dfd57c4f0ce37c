import type { BlockRecord } from '@plinth/contract';
import type { Block, EditorPorts } from '@plinth/editor';
import { client } from '../../../rpc/client.ts';

const blockOf = ({ id, name, category, allowed, previewUrl, document }: BlockRecord): Block => ({
  ...{ id, name, category, previewUrl, document },
  allowed: allowed as Block['allowed'],
  isOwn: typeof id === 'number',
});

type BlockPorts = Pick<
  EditorPorts,
  'blocks' | 'takeBlock' | 'saveBlock' | 'renameBlock' | 'deleteBlock'
>;

/** The gallery of blocks, as the editor asks for it. */
export const blockPorts: BlockPorts = {
  blocks: async () => (await client.BlocksService.getList({})).items.map(blockOf),
  takeBlock: async (id) => (await client.BlocksService.take({ id: String(id) })).document,
  saveBlock: async (item) => blockOf(await client.BlocksService.saveToTheme({ item })),
  renameBlock: async (id, name) => {
    if (typeof id === 'number') await client.BlocksService.saveToTheme({ item: { id, name } });
  },
  deleteBlock: async (id) => {
    if (typeof id === 'number') await client.BlocksService.deleteFromTheme({ id });
  },
};
