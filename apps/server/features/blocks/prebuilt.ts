import { type BlockRecord, blockAllowed } from '@plinth/contract';
import { loadI18n } from '@plinth/i18n';
import { BLOCK_CATEGORIES, type Place, type WidgetNode } from '@plinth/model';
import { z } from 'zod';
import { emptyDocument } from '../../documents/documents.ts';
import { StartupError } from '../../storage/errors.ts';
import type { BlockFile } from '../../storage/folders/blocks-folder.ts';

/** `blocks/<category>/<id>.json`; its document is checked once its references have become ids. */
const BlockData = z.strictObject({
  order: z.int().min(0).max(10_000),
  allowed: blockAllowed,
  document: z.custom<WidgetNode>((given) => typeof given === 'object' && given !== null),
});

/** A block that ships with the product, in the place where it is listed. */
export type PrebuiltBlock = z.infer<typeof BlockData> &
  Omit<BlockFile, 'data'> & { readonly name: string };

const isCategory = (name: string): name is keyof typeof BLOCK_CATEGORIES =>
  Object.hasOwn(BLOCK_CATEGORIES, name);

const { t, has } = await loadI18n(['editor']);

/** In English; one without a text is called by its id. */
function nameOf(id: string): string {
  const key = `EDITOR.BLOCK.${id.toUpperCase().replaceAll('-', '_')}`;
  return has(key) ? t(key) : id;
}

/** In the order of the gallery. Throws `StartupError` for a file that is not what it should be. */
export function openPrebuilt(files: readonly BlockFile[]): readonly PrebuiltBlock[] {
  const opened = files.map(({ data, ...file }) => {
    const parsed = BlockData.safeParse(data);
    if (!parsed.success || !isCategory(file.category)) {
      throw new StartupError(
        `The block "${file.id}" is not valid. Restore its folder blocks/${file.category}/.`,
      );
    }
    const category = BLOCK_CATEGORIES[file.category];
    return { category, block: { ...file, ...parsed.data, name: nameOf(file.id) } };
  });
  return opened
    .sort((a, b) => a.category - b.category || a.block.order - b.block.order)
    .map(({ block }) => block);
}

/** Where the document of a block is checked: in the first section that it may stand in. */
export const placeOf = ({ allowed }: Pick<BlockRecord, 'allowed'>): Place => ({
  pageType: 'page',
  sectionName: 'content',
  ...(allowed === true ? {} : allowed[0]),
});

/** The theme whose pictures stand in where another one has none. */
const FALLBACK = 'harbor';

type Look = { readonly theme: string; readonly version: string };

function pictureUrl({ id, category, pictures }: PrebuiltBlock, { theme, version }: Look): string {
  const shown = [theme, FALLBACK].find((name) => pictures.includes(name));
  return shown ? `/admin/blocks/${category}/${id}.${shown}.webp?v=${version}` : '';
}

/** A prebuilt block as lists have it: without what is in it, which `take` gives. */
export const listed = (block: PrebuiltBlock, look: Look): BlockRecord => ({
  id: block.id,
  name: block.name,
  category: block.category,
  order: block.order,
  allowed: block.allowed,
  document: emptyDocument(),
  previewUrl: pictureUrl(block, look),
  options: { templateUrl: '' },
  created_at: '1970-01-01T00:00:00.000Z',
});
