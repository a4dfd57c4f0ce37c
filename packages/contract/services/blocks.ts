import { z } from 'zod';
import { defineService } from '../method.ts';
import { blockFields, blockRecord, blockRename } from '../records/design.ts';
import { documentNode, done, id } from '../shapes.ts';

/** Prebuilt blocks (string ids, read-only, listed without their content) and blocks that the owner saved (integer ids). */
export const BlocksService = defineService({
  getList: {
    capability: 'blocks.read',
    params: z.strictObject({ category: z.string().max(64).optional() }),
    result: z.strictObject({
      items: z.array(blockRecord),
      /** The main colours that the pictures of prebuilt blocks show. */
      picture_colors: z.array(z.string()),
    }),
  },
  /** What a prebuilt block looks like on this site; null while the library lacks a picture of it. */
  look: {
    capability: 'blocks.read',
    params: z.strictObject({ id: z.string().max(64) }),
    result: z.strictObject({ document: documentNode.nullable() }),
  },
  /** A prebuilt block for a page: its pictures are in the library now, its links lead to the site's pages. */
  take: {
    capability: 'blocks.write',
    params: z.strictObject({ id: z.string().max(64) }),
    result: z.strictObject({ document: documentNode }),
  },
  /** A new block; with an `id` another name for that one. */
  saveToTheme: {
    capability: 'blocks.write',
    params: z.strictObject({ item: z.union([blockFields, blockRename]) }),
    result: blockRecord,
  },
  deleteFromTheme: { capability: 'blocks.write', params: z.strictObject({ id }), result: done },
});
