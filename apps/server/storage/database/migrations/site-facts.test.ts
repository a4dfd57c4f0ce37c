import { factSettings } from '@plinth/contract';
import { describe, expect, test } from 'vitest';
import { settingOf } from '../../../settings/group-values.ts';
import { DATABASES, testFolder } from '../../../testing/stores.ts';
import { readSetting } from '../../records/stored-setting.ts';
import { migrate } from '../migrate.ts';
import { openDatabase } from '../store.ts';
import { MIGRATIONS } from './registry.gen.ts';

/** The site facts as stored before they got their public name. */
const OLD_VALUES = {
  business_kind: 'store',
  phone: '+1 202 555 0143',
  hours_monday: [
    { opens: '08:00', closes: '12:00' },
    { opens: '13:00', closes: '17:00' },
  ],
  hours_tuesday: [],
  hours_sunday: [{ opens: '10:00', closes: '14:00' }],
  social_profiles: ['https://instagram.com/me'],
};

describe.each(DATABASES)('migrating the site facts on %s', (kind) => {
  test('keeps hours and profiles', async () => {
    const { config } = await testFolder(kind);
    const store = openDatabase(config, { clock: Date.now, onError: () => undefined });
    const before = MIGRATIONS.findIndex(({ name }) => name === '012-site-facts');
    await migrate(store.writer, kind, MIGRATIONS.slice(0, before));
    const setting = { name: 'facts', revision: 4, created: 1, modified: 1 };
    await store.writer
      .insertInto('setting')
      .values({ ...setting, values: JSON.stringify(OLD_VALUES) })
      .execute();
    await migrate(store.writer, kind);
    const { values, revision } = await readSetting(store.read, settingOf(factSettings));
    expect(revision).toBe(4);
    expect(values).toMatchObject({
      business_kind: 'store',
      phone: '+1 202 555 0143',
      hours: [
        { days: ['monday'], opens: '08:00', closes: '12:00' },
        { days: ['monday'], opens: '13:00', closes: '17:00' },
        { days: ['sunday'], opens: '10:00', closes: '14:00' },
      ],
      profiles: [{ network: '', url: 'https://instagram.com/me' }],
    });
    await store.close();
  });
});
