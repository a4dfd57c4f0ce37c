import type { BlockRecord } from '@plinth/contract';
import type { Block, EditorPorts } from '@plinth/editor';
import { client } from '../../../rpc/client.ts';

const blockOf = ({ id, name, document }: BlockRecord): Block => ({
  id,
  name,
  document,
  isOwn: typeof id === 'number',
});

/** The gallery of blocks, as the editor asks for it. */
export const blockPorts: Pick<EditorPorts, 'blocks' | 'saveBlock' | 'deleteBlock'> = {
  blocks: async () => (await client.BlocksService.getList({})).items.map(blockOf),
  saveBlock: async (item) => blockOf(await client.BlocksService.saveToTheme({ item })),
  deleteBlock: async (id) => {
    if (typeof id === 'number') await client.BlocksService.deleteFromTheme({ id });
  },
};
