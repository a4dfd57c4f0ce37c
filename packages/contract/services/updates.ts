import { z } from 'zod';
import { defineService } from '../method.ts';
import { updateStatus } from '../records/update.ts';
import { releaseVersion } from '../releases.ts';
import { done, noParams } from '../shapes.ts';

const byVersion = z.strictObject({ version: releaseVersion });

/** Updates of Plinth itself (docs/updates.md). */
export const UpdatesService = defineService({
  getStatus: { capability: 'settings.read', params: noParams, result: updateStatus },
  /** Asks for the newest release now. */
  check: {
    capability: 'settings.write',
    params: noParams,
    result: updateStatus,
    limit: { calls: 30, minutes: 60, per: 'session' },
  },
  /** Queues the update to a version. While one runs, another one is refused with `UPDATING`. */
  start: { capability: 'settings.write', stepUp: true, params: byVersion, result: done },
  /** Queues the rest of an update whose pages differ. */
  proceed: { capability: 'settings.write', stepUp: true, params: byVersion, result: done },
  /** Gives up an update whose pages differ. */
  decline: { capability: 'settings.write', params: byVersion, result: done },
  /** URLs of a page that differs, in the old and the new version, for a short time. */
  getDifference: {
    capability: 'settings.read',
    params: z.strictObject({ id: z.int().nonnegative() }),
    result: z.strictObject({ old: z.string(), new: z.string() }),
  },
  /**
   * Queues going back to the version from before the last update, with its data. The site is backed
   * up before.
   */
  rollback: { capability: 'settings.write', stepUp: true, params: noParams, result: done },
  /** Hides the notice about a version. The next one is announced again. */
  ignore: { capability: 'settings.write', params: byVersion, result: done },
});
