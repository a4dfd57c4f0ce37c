import { describe, expect, test } from 'vitest';
import { DATABASES, testFolder } from '../../../testing/stores.ts';
import { findRecord } from '../../records/records.ts';
import { migrate } from '../migrate.ts';
import { openDatabase } from '../store.ts';
import { MIGRATIONS } from './registry.gen.ts';

const face = (file: string) => ({
  file,
  weights: [400, 700],
  style: 'normal',
  is_preloaded: false,
});

/** The fonts of a site as stored before they were records: one of the theme, one of the catalog. */
const OLD_FONTS = {
  families: [
    { family: 'Inter', faces: [face('harbor/inter-latin.woff2')], stand_ins: [] },
    { family: 'Playfair Display', faces: [face('playfair-display/x.woff2')], stand_ins: [] },
  ],
};

describe.each(DATABASES)('migrating the fonts of a site on %s', (kind) => {
  test('makes a record of each', async () => {
    const { config } = await testFolder(kind);
    const store = openDatabase(config, { clock: Date.now, onError: () => undefined });
    const before = MIGRATIONS.findIndex(({ name }) => name === '017-fonts');
    await migrate(store.writer, kind, MIGRATIONS.slice(0, before));
    const setting = { name: 'fonts', revision: 3, created: 1, modified: 2 };
    await store.writer
      .insertInto('setting')
      .values({ ...setting, values: JSON.stringify(OLD_FONTS) })
      .execute();
    await migrate(store.writer, kind);
    const all = { styles: [], subsets: [], stand_ins: [] };
    expect(await findRecord(store.read, 'font', 1)).toMatchObject({
      ...{ ...all, name: 'Inter', source: 'theme', faces: OLD_FONTS.families[0]?.faces },
    });
    expect(await findRecord(store.read, 'font', 2)).toMatchObject({
      ...{ ...all, name: 'Playfair Display', source: 'catalog', faces: [] },
    });
    await store.close();
  });
});
