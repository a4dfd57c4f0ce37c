import type { BlockRecord } from '@plinth/contract';
import type { Block, BlocksPort } from '@plinth/editor';
import type { ShownFile } from '../../data/page-data.ts';
import { answerChallenge } from '../../rpc/auth-challenges.ts';
import type { BlockTemplates } from '../../rpc/block-templates.ts';
import { client } from '../../rpc/client.ts';

const blockOf = (
  { id, name, category, allowed, previewUrl, document, options, ...block }: BlockRecord,
  previewColors: readonly string[] = [],
): Block => ({
  ...{ id, name, category, allowed, previewColors, document },
  templateUrl: options.templateUrl,
  previewRatio: block.preview_ratio,
  showsFacts: block.shows_facts,
  showsImages: block.shows_images,
  // The editor renders own blocks itself; their `previewUrl` is a page.
  previewUrl: typeof id === 'number' ? '' : previewUrl,
  isOwn: typeof id === 'number',
});

/** Prebuilt blocks and blocks saved by the owner. */
export async function readBlocks(): Promise<readonly Block[]> {
  const { items, picture_colors } = await client.BlocksService.getList({});
  return items.map((item) => blockOf(item, picture_colors));
}

/** Server calls of the editor's block gallery. `keep` caches images that only previews show. */
export function blockCalls(keep: (file: ShownFile) => void): BlocksPort {
  let templates: BlockTemplates | undefined;
  /** Loads the code with the first preview. */
  const loadTemplates = async (): Promise<BlockTemplates> => {
    const { createBlockTemplates, LOADED_AT } = await import('../../rpc/block-templates.ts');
    templates ??= createBlockTemplates({ loadedAt: LOADED_AT, answerChallenge });
    return templates;
  };
  return {
    list: readBlocks,
    preview: async ({ templateUrl }, shown) => {
      const { document, images } = await (await loadTemplates()).get(templateUrl, shown);
      for (const image of images) keep(image);
      return document;
    },
    import: async (id, shown) => {
      const taken = await client.BlocksService.take({ id: String(id), shown_images: [...shown] });
      // The library has the images now.
      templates?.clear();
      return taken.document;
    },
    save: async (item) => blockOf(await client.BlocksService.saveToTheme({ item })),
    rename: async (id, name) => {
      if (typeof id === 'number') await client.BlocksService.saveToTheme({ item: { id, name } });
    },
    delete: async (id) => {
      if (typeof id === 'number') await client.BlocksService.deleteFromTheme({ id });
    },
  };
}
