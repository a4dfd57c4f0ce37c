import { z } from 'zod';
import { defineService } from '../method.ts';
import { blockFields, blockRecord } from '../records/design.ts';
import { done, id } from '../shapes.ts';

/** Prebuilt blocks (string ids, read-only) and blocks that the owner saved (integer ids). */
export const BlocksService = defineService({
  getList: {
    capability: 'blocks.read',
    params: z.strictObject({ category: z.string().max(64).optional() }),
    result: z.strictObject({ items: z.array(blockRecord) }),
  },
  saveToTheme: {
    capability: 'blocks.write',
    params: z.strictObject({ item: blockFields }),
    result: blockRecord,
  },
  deleteFromTheme: { capability: 'blocks.write', params: z.strictObject({ id }), result: done },
});
