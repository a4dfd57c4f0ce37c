import { describe, expect, test } from 'vitest';
import { DATABASES, testFolder } from '../../../testing/stores.ts';
import { anyRecord, tableOf } from '../../records/any-record.ts';
import { findRecord } from '../../records/records.ts';
import { migrate } from '../migrate.ts';
import { openDatabase } from '../store.ts';
import { MIGRATIONS } from './registry.gen.ts';

/** A section as stored before it could lock anything. */
const OLD_SECTION = {
  ...{ id: 4, name: 'Footer', kind: 'footer', is_sticky_footer: 1 },
  document: '{"id":"w1","widget":"section","properties":{},"children":[]}',
  ...{ revision: 1, created: 1, modified: 2 },
};

describe.each(DATABASES)('migrating sections on %s', (kind) => {
  test('leaves them without locks', async () => {
    const { config } = await testFolder(kind);
    const store = openDatabase(config, { clock: Date.now, onError: () => undefined });
    const before = MIGRATIONS.findIndex(({ name }) => name === '018-section-locks');
    await migrate(store.writer, kind, MIGRATIONS.slice(0, before));
    await anyRecord(store.writer).insertInto(tableOf('section')).values(OLD_SECTION).execute();
    await migrate(store.writer, kind);
    expect(await findRecord(store.read, 'section', 4)).toMatchObject({
      ...{ name: 'Footer', is_sticky_footer: true, locked: [] },
    });
    await store.close();
  });
});
