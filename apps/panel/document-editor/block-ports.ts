import type { BlockRecord } from '@plinth/contract';
import type { Block, EditorPorts } from '@plinth/editor';
import type { ShownFile } from '../data/page-data.ts';
import { client } from '../rpc/client.ts';

const blockOf = (
  { id, name, category, allowed, previewUrl, document, ...block }: BlockRecord,
  previewColors: readonly string[] = [],
): Block => ({
  ...{ id, name, category, allowed, previewColors, document },
  previewRatio: block.preview_ratio,
  showsFacts: block.shows_facts,
  showsImages: block.shows_images,
  // The editor renders own blocks itself; their `previewUrl` is a page.
  previewUrl: typeof id === 'number' ? '' : previewUrl,
  isOwn: typeof id === 'number',
});

type BlockPorts = Pick<
  EditorPorts,
  'blocks' | 'blockPreview' | 'importBlock' | 'saveBlock' | 'renameBlock' | 'deleteBlock'
>;

/** Server calls of the editor's block gallery. `keep` caches images that only previews show. */
export const blockPorts = (keep: (file: ShownFile) => void): BlockPorts => ({
  blocks: async () => {
    const { items, picture_colors } = await client.BlocksService.getList({});
    return items.map((item) => blockOf(item, picture_colors));
  },
  blockPreview: async (id, shown) => {
    const prebuilt = { id: String(id), shown_images: [...shown] };
    const { document, images } = await client.BlocksService.look(prebuilt);
    for (const image of images) keep(image);
    return document;
  },
  importBlock: async (id, shown) =>
    (await client.BlocksService.take({ id: String(id), shown_images: [...shown] })).document,
  saveBlock: async (item) => blockOf(await client.BlocksService.saveToTheme({ item })),
  renameBlock: async (id, name) => {
    if (typeof id === 'number') await client.BlocksService.saveToTheme({ item: { id, name } });
  },
  deleteBlock: async (id) => {
    if (typeof id === 'number') await client.BlocksService.deleteFromTheme({ id });
  },
});
