import { defineService } from '../method.ts';
import { connectionReport, launchReport } from '../records/launch.ts';
import { noParams } from '../shapes.ts';

export const LaunchService = defineService({
  /** What to know before the site goes live. `SettingsService.save` launches it. */
  getReport: { capability: 'settings.read', params: noParams, result: launchReport },
  /**
   * Opens the site at its URL and signs in to the mail server. The server sends requests, so this
   * requires write access, which demo mode doesn't have.
   */
  checkConnection: {
    capability: 'settings.write',
    params: noParams,
    result: connectionReport,
    limit: { calls: 30, minutes: 15, per: 'session' },
  },
});
