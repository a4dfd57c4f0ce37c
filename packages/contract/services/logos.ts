import { HexColor } from '@plinth/model';
import { z } from 'zod';
import { defineService } from '../method.ts';
import { drawnLogo } from '../records/logo.ts';

export const LogosService = defineService({
  /**
   * Draws logos from a name in the site's heading font. Empty if the font lacks a letter of the
   * name, or the name is too long for a logo.
   */
  draw: {
    capability: 'settings.read',
    params: z.strictObject({ name: z.string().trim().min(1).max(255), color: HexColor }),
    result: z.strictObject({ logos: z.array(drawnLogo) }),
  },
});
