import type { SiteFont } from '@plinth/model';
import { counting, type Migration } from '../migration.ts';

/** The folder of a font of the catalog is named after its family, that of a theme's after the theme. */
const isOfCatalog = ({ family, faces }: SiteFont): boolean =>
  faces[0]?.file.startsWith(`${family.toLowerCase().replaceAll(' ', '-')}/`) ?? false;

const fontRow = (font: SiteFont) => {
  const source = isOfCatalog(font) ? ('catalog' as const) : ('theme' as const);
  const files = source === 'theme' ? font : { faces: [], stand_ins: [] };
  return {
    ...{ name: font.family, source, styles: '[]', subsets: '[]' },
    faces: JSON.stringify(files.faces),
    stand_ins: JSON.stringify(files.stand_ins),
  };
};

/** Fonts become records. The setting keeps those that pages link to. */
export const fonts017: Migration = {
  name: '017-fonts',
  up: async (db, kind) => {
    await db.schema
      .createTable('font')
      .addColumn('id', counting(kind))
      .addColumn('revision', 'bigint', (column) => column.notNull())
      .addColumn('created', 'bigint', (column) => column.notNull())
      .addColumn('modified', 'bigint', (column) => column.notNull())
      .addColumn('name', 'text', (column) => column.notNull())
      .addColumn('source', 'text', (column) => column.notNull())
      .addColumn('styles', 'text', (column) => column.notNull())
      .addColumn('subsets', 'text', (column) => column.notNull())
      .addColumn('faces', 'text', (column) => column.notNull())
      .addColumn('stand_ins', 'text', (column) => column.notNull())
      .execute();
    const setting = await db
      .selectFrom('setting')
      .select(['values', 'modified'])
      .where('name', '=', 'fonts')
      .executeTakeFirst();
    if (!setting) return;
    const { families }: { families: readonly SiteFont[] } = JSON.parse(setting.values);
    const time = { created: setting.modified, modified: setting.modified };
    for (const font of families) {
      await db
        .insertInto('font')
        .values({ ...fontRow(font), ...time, revision: 1 })
        .execute();
    }
  },
};
