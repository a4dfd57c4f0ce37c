import { type BlockRecord, blockAllowed } from '@plinth/contract';
import { loadI18n } from '@plinth/i18n';
import {
  BLOCK_CATEGORIES,
  requiredText,
  type SectionLocation,
  type WidgetNode,
} from '@plinth/model';
import { z } from 'zod';
import { emptyDocument } from '../../documents/documents.ts';
import { StartupError } from '../../storage/errors.ts';
import type { BlockFile } from '../../storage/folders/blocks-folder.ts';
import { showsFacts, showsImages } from './shown-content.ts';
import { templateUrl } from './template-url.ts';

/**
 * `blocks/<category>/<id>.json`. The document is checked after its references have been resolved to
 * ids.
 */
const BlockData = z.strictObject({
  order: z.int().min(0).max(10_000),
  /** The day on which it was added. */
  created_at: z.iso.date(),
  allowed: blockAllowed,
  /** Lines that owners must replace although they are short and name no amount. */
  placeholders: z.array(requiredText(100)).default([]),
  document: z.custom<WidgetNode>((given) => typeof given === 'object' && given !== null),
});

/** A block that ships with the product, with its category. */
export type PrebuiltBlock = z.infer<typeof BlockData> &
  Omit<BlockFile, 'data'> & { readonly name: string };

const isCategory = (name: string): name is keyof typeof BLOCK_CATEGORIES =>
  Object.hasOwn(BLOCK_CATEGORIES, name);

const { t, has } = await loadI18n(['editor']);

/** The English name, or the id if no text exists. */
function nameOf(id: string): string {
  const key = `EDITOR.BLOCK.${id.toUpperCase().replaceAll('-', '_')}`;
  return has(key) ? t(key) : id;
}

/** Opens prebuilt blocks in gallery order. Throws `StartupError` for an invalid file. */
export function openPrebuilt(files: readonly BlockFile[]): readonly PrebuiltBlock[] {
  const parsedBlocks = files.map(({ data, ...file }) => {
    const parsed = BlockData.safeParse(data);
    if (!parsed.success || !isCategory(file.category)) {
      throw new StartupError(
        `The block "${file.id}" is not valid. Restore its folder blocks/${file.category}/.`,
      );
    }
    const category = BLOCK_CATEGORIES[file.category];
    return { category, block: { ...file, ...parsed.data, name: nameOf(file.id) } };
  });
  return parsedBlocks
    .sort((a, b) => a.category - b.category || a.block.order - b.block.order)
    .map(({ block }) => block);
}

/** The section type against which a block's document is checked: the first that allows it. */
export const defaultLocation = ({ allowed }: Pick<BlockRecord, 'allowed'>): SectionLocation => ({
  pageType: 'page',
  sectionName: 'content',
  ...(allowed === true ? {} : allowed[0]),
});

/** The theme whose thumbnails replace missing ones. */
const FALLBACK_THEME = 'harbor';

type ThumbnailVersion = { readonly theme: string; readonly version: string };

function thumbnail(
  { id, category, thumbnails }: PrebuiltBlock,
  { theme, version }: ThumbnailVersion,
): Pick<BlockRecord, 'previewUrl' | 'preview_ratio'> {
  const found = [theme, FALLBACK_THEME].flatMap((name) =>
    thumbnails.filter((each) => each.theme === name),
  )[0];
  if (!found) return { previewUrl: '', preview_ratio: null };
  return {
    previewUrl: `/admin/blocks/${category}/${id}.${found.theme}.webp?v=${version}`,
    preview_ratio: found.ratio,
  };
}

/** A prebuilt block as a list entry, without its document. `take` returns the document. */
export const toBlockRecord = (block: PrebuiltBlock, version: ThumbnailVersion): BlockRecord => ({
  id: block.id,
  name: block.name,
  category: block.category,
  order: block.order,
  allowed: block.allowed,
  document: emptyDocument(),
  ...thumbnail(block, version),
  shows_facts: showsFacts(block.document),
  shows_images: showsImages(block.document),
  options: { templateUrl: templateUrl(block.id) },
  created_at: `${block.created_at}T00:00:00.000Z`,
});
