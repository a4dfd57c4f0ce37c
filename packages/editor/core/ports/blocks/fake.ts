import type { WidgetNode } from '@plinth/model';
import type { Block, BlocksPort } from './port.ts';

/** A prebuilt block; one without content has only an image. */
type Prebuilt = { readonly block: Block; readonly content: WidgetNode | null };

/** A gallery with these blocks, and those that are saved. */
export function fakeBlocks(prebuilt: readonly Prebuilt[] = []): BlocksPort {
  let own: readonly Block[] = [];
  let made = 0;
  const requireOwn = (id: Block['id']) => {
    if (!own.some((block) => block.id === id)) throw new Error(`No own block ${id}`);
  };
  return {
    list: async () => [...prebuilt.map(({ block }) => block), ...own],
    preview: async ({ templateUrl }) =>
      prebuilt.find(({ block }) => block.templateUrl === templateUrl)?.content ?? null,
    import: async (id) => {
      const content = prebuilt.find(({ block }) => block.id === id)?.content;
      if (!content) throw new Error(`No prebuilt block ${id}`);
      return content;
    },
    save: async (saved) => {
      made += 1;
      const block: Block = {
        ...{ ...saved, id: made, isOwn: true, templateUrl: '', previewUrl: '' },
        ...{ previewRatio: null, showsFacts: false, showsImages: false, previewColors: [] },
      };
      own = [...own, block];
      return block;
    },
    rename: async (id, name) => {
      requireOwn(id);
      own = own.map((block) => (block.id === id ? { ...block, name } : block));
    },
    delete: async (id) => {
      requireOwn(id);
      own = own.filter((block) => block.id !== id);
    },
  };
}
