import { describe, expect, test } from 'vitest';
import { DATABASES, testFolder } from '../../../testing/stores.ts';
import { anyRecord, tableOf } from '../../records/any-record.ts';
import { findRecord } from '../../records/records.ts';
import { migrate } from '../migrate.ts';
import { openDatabase } from '../store.ts';
import { MIGRATIONS } from './registry.gen.ts';

/** A preset of a theme, as stored before it could be changed. */
const OLD_PRESET = {
  ...{ id: 4, name: 'Accent', widget_name: 'button', class_name: 'accent', template: '' },
  ...{ properties: '{"border":{"radius":9}}', is_system: 1, is_responsive: 1 },
  ...{ revision: 1, created: 1, modified: 2 },
};

describe.each(DATABASES)('migrating presets on %s', (kind) => {
  test('leaves them as the theme supplied them', async () => {
    const { config } = await testFolder(kind);
    const store = openDatabase(config, { clock: Date.now, onError: () => undefined });
    const before = MIGRATIONS.findIndex(({ name }) => name === '016-preset-originals');
    await migrate(store.writer, kind, MIGRATIONS.slice(0, before));
    await anyRecord(store.writer).insertInto(tableOf('preset')).values(OLD_PRESET).execute();
    await migrate(store.writer, kind);
    expect(await findRecord(store.read, 'preset', 4)).toMatchObject({
      ...{ name: 'Accent', properties: { border: { radius: 9 } }, original: null },
    });
    await store.close();
  });
});
