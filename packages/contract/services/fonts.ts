import { CatalogFont } from '@plinth/model';
import { z } from 'zod';
import { defineService } from '../method.ts';

export const FontsService = defineService({
  /** Fonts that ship with the product. A site has those that its text styles use. */
  getCatalogue: {
    capability: 'design.read',
    params: z.strictObject({}),
    result: z.strictObject({ items: z.array(CatalogFont) }),
  },
});
