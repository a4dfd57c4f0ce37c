import { DATA_SOURCES } from '@plinth/model';
import { z } from 'zod';
import { defineService } from '../method.ts';
import { blockFields, blockRecord, blockRename } from '../records/design.ts';
import { documentNode, done, id } from '../shapes.ts';

const prebuiltBlock = z.strictObject({
  id: z.string().max(64),
  shown_images: z.array(id).max(5000).optional(),
});

/**
 * Prebuilt blocks (string ids, read-only, listed without their document) and saved blocks (integer
 * ids).
 */
export const BlocksService = defineService({
  getList: {
    capability: 'blocks.read',
    params: z.strictObject({ category: z.string().max(64).optional() }),
    result: z.strictObject({
      items: z.array(blockRecord),
      /** The main colors used in the thumbnails of prebuilt blocks. */
      picture_colors: z.array(z.string()),
    }),
  },
  /**
   * A prebuilt block for a preview, as `take` returns it. `images` has those that aren't in the library, under ids of
   * their own, which previews of other blocks share.
   */
  look: {
    capability: 'blocks.read',
    params: prebuiltBlock,
    result: z.strictObject({
      document: documentNode,
      images: z.array(DATA_SOURCES.media.result),
    }),
  },
  /**
   * Prepares a prebuilt block for a page: gives it images that the site doesn't show, adds them to
   * the library, and points its links to the site's pages. `shown_images` has those of the page that
   * is being edited, which may not be saved.
   */
  take: {
    capability: 'blocks.write',
    params: prebuiltBlock,
    result: z.strictObject({ document: documentNode }),
  },
  /** Creates a block. With an `id`, renames it. */
  saveToTheme: {
    capability: 'blocks.write',
    params: z.strictObject({ item: z.union([blockFields, blockRename]) }),
    result: blockRecord,
  },
  /** Deletes a saved block. */
  deleteFromTheme: {
    capability: 'blocks.write',
    params: z.strictObject({ id: z.union([id, z.string().max(64)]) }),
    result: done,
  },
});
