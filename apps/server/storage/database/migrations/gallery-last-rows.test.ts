import { describe, expect, test } from 'vitest';
import { DATABASES, testFolder } from '../../../testing/stores.ts';
import { anyRecord, tableOf } from '../../records/any-record.ts';
import { findRecord } from '../../records/records.ts';
import { migrate } from '../migrate.ts';
import { openDatabase } from '../store.ts';
import { MIGRATIONS } from './registry.gen.ts';

const gallery = (id: string, properties: object) => ({
  ...{ id, widget: 'grid_gallery', properties, children: [] },
});

const OLD = {
  ...{ id: 'root', widget: 'section', properties: {} },
  children: [
    gallery('rows', { layout: 'rows', captions: 'none' }),
    gallery('justified', { layout: 'rows', last_row: 'justify' }),
    gallery('grid', {}),
  ],
};

const NEW = {
  ...OLD,
  children: [
    gallery('rows', { layout: 'rows', captions: 'none', last_row: 'left' }),
    ...OLD.children.slice(1),
  ],
};

/** A section as stored while the last row was on the left by default. */
const OLD_SECTION = {
  ...{ id: 4, name: '', kind: 'content', is_sticky_footer: 0, locked: '[]' },
  ...{ document: JSON.stringify(OLD), revision: 1, created: 1, modified: 2 },
};

describe.each(DATABASES)('migrating galleries on %s', (kind) => {
  test('keeps their last rows where they are, in earlier versions too', async () => {
    const { config } = await testFolder(kind);
    const store = openDatabase(config, { clock: Date.now, onError: () => undefined });
    const before = MIGRATIONS.findIndex(({ name }) => name === '021-gallery-last-rows');
    await migrate(store.writer, kind, MIGRATIONS.slice(0, before));
    await anyRecord(store.writer).insertInto(tableOf('section')).values(OLD_SECTION).execute();
    await store.writer
      .insertInto('history')
      .values({
        ...{ record: 'section', record_id: 4, revision: 1, created: 1, account_id: null },
        data: JSON.stringify({ id: 4, document: OLD }),
      })
      .execute();
    await migrate(store.writer, kind);
    expect(await findRecord(store.read, 'section', 4)).toMatchObject({ document: NEW });
    const { data } = await store.writer
      .selectFrom('history')
      .select('data')
      .executeTakeFirstOrThrow();
    expect(JSON.parse(data)).toEqual({ id: 4, document: NEW });
    await store.close();
  });
});
