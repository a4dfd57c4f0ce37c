import { counting, type Migration } from '../migration.ts';

/** Themes that the owner installed, and the designs that sites had before they changed theme. */
export const themes019: Migration = {
  name: '019-themes',
  up: async (db, kind) => {
    await db.schema
      .createTable('theme')
      .addColumn('id', counting(kind))
      .addColumn('revision', 'bigint', (column) => column.notNull())
      .addColumn('created', 'bigint', (column) => column.notNull())
      .addColumn('modified', 'bigint', (column) => column.notNull())
      .addColumn('key', 'text', (column) => column.notNull().unique())
      .addColumn('manifest', 'text', (column) => column.notNull())
      .addColumn('documents', 'text', (column) => column.notNull())
      .addColumn('files', 'text', (column) => column.notNull())
      .execute();
    await db.schema
      .createTable('former_design')
      .addColumn('theme', 'text', (column) => column.primaryKey())
      .addColumn('design', 'text', (column) => column.notNull())
      .addColumn('created', 'bigint', (column) => column.notNull())
      .execute();
  },
};
