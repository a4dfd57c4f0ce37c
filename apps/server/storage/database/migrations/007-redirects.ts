import { counting, type Migration } from '../migration.ts';

export const redirects007: Migration = {
  name: '007-redirects',
  up: async (db, kind) => {
    await db.schema
      .createTable('redirect')
      .addColumn('id', counting(kind))
      .addColumn('revision', 'bigint', (column) => column.notNull())
      .addColumn('created', 'bigint', (column) => column.notNull())
      .addColumn('modified', 'bigint', (column) => column.notNull())
      .addColumn('old_url', 'text', (column) => column.notNull())
      .addColumn('new_url', 'text', (column) => column.notNull())
      .addColumn('is_wildcard_disabled', 'bigint', (column) => column.notNull())
      .addColumn('code', 'bigint', (column) => column.notNull())
      .addColumn('position', 'bigint', (column) => column.notNull())
      .addColumn('hits', 'bigint', (column) => column.notNull())
      .execute();
  },
};
