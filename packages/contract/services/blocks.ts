import { z } from 'zod';
import { defineService } from '../method.ts';
import { blockFields, blockRecord, blockRename } from '../records/design.ts';
import { documentNode, done, id } from '../shapes.ts';

/**
 * Prebuilt blocks (string ids, read-only, listed without their document) and saved blocks (integer
 * ids). `options.templateUrl` serves the document of each.
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
   * Prepares a prebuilt block for a page: gives it images that the site doesn't show, adds them to
   * the library, and points its links to the site's pages. `shown_images` has those of the page that
   * is being edited, which may not be saved.
   */
  take: {
    capability: 'blocks.write',
    params: z.strictObject({
      id: z.string().max(64),
      shown_images: z.array(id).max(5000).optional(),
    }),
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
