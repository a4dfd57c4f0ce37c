import { counting, type Migration } from '../migration.ts';

export const popups026: Migration = {
  name: '026-popups',
  up: async (db, kind) => {
    await db.schema
      .createTable('popup')
      .addColumn('id', counting(kind))
      .addColumn('revision', 'bigint', (column) => column.notNull())
      .addColumn('created', 'bigint', (column) => column.notNull())
      .addColumn('modified', 'bigint', (column) => column.notNull())
      .addColumn('name', 'text', (column) => column.notNull())
      .addColumn('properties', 'text', (column) => column.notNull())
      .addColumn('content_id', 'bigint', (column) => column.notNull().references('section.id'))
      .execute();
    await db.schema
      .createIndex('popup_content')
      .unique()
      .on('popup')
      .column('content_id')
      .execute();
  },
};
