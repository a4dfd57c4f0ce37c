import { z } from 'zod';
import { defineService } from '../method.ts';
import { exportOptions, exportState } from '../records/site-export.ts';
import { done, noParams } from '../shapes.ts';

/** The public site as files for any web server. Beside them is a backup of the whole site. */
export const ExportsService = defineService({
  getState: { capability: 'settings.read', params: noParams, result: exportState },
  /** Queues an export, which replaces the last one. */
  create: { capability: 'settings.write', params: exportOptions, result: done },
  /** Stops one that waits or runs. */
  cancel: { capability: 'settings.write', params: noParams, result: done },
  delete: { capability: 'settings.write', params: noParams, result: done },
  /** The URL of the last export as an archive, for a short time. */
  download: {
    capability: 'settings.write',
    stepUp: true,
    params: noParams,
    result: z.strictObject({ url: z.string() }),
  },
});
