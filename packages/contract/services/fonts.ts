import { OfferedFont } from '@plinth/model';
import { z } from 'zod';
import { defineService } from '../method.ts';
import { recordMethods } from '../record-methods.ts';
import { fontRecord, fonts, uploadedFont } from '../records/font.ts';
import { noParams } from '../shapes.ts';

/**
 * The site's fonts. `save` adds one of the catalog by its name, or chooses the styles and character
 * sets of one.
 */
export const FontsService = defineService({
  ...recordMethods({ ...fonts, record: fontRecord }),
  /** Fonts that text styles can use: those of the site, and those that ship with the product. */
  getCatalogue: {
    capability: 'design.read',
    params: noParams,
    result: z.strictObject({ items: z.array(OfferedFont) }),
  },
  /**
   * Adds a file, WOFF2 or what is converted to it (TTF, OTF): a new font, or a style or character set
   * of one that was uploaded before.
   */
  upload: {
    capability: 'design.write',
    upload: true,
    params: noParams,
    result: uploadedFont,
    limit: { calls: 60, minutes: 1, per: 'session' },
  },
});
