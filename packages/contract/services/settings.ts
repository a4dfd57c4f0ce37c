import { z } from 'zod';
import { defineService } from '../method.ts';
import { email } from '../records/account.ts';
import { settingsGroup, settingsRecord, settingsSave } from '../settings/index.ts';
import { done } from '../shapes.ts';

export const SettingsService = defineService({
  get: {
    capability: 'settings.read',
    params: z.strictObject({ group: settingsGroup }),
    result: settingsRecord,
  },
  /** Changes the given values. With `revision`, rejected if the group has changed since. */
  save: {
    capability: 'settings.write',
    params: settingsSave,
    result: settingsRecord,
  },
  testMail: {
    capability: 'settings.write',
    params: z.strictObject({ to: email }),
    result: done,
    limit: { calls: 10, minutes: 15, per: 'session' },
  },
});
