import type { Migration } from '../migration.ts';

/** The versions of pages and posts in other languages. */
export const pageLanguages075: Migration = {
  name: '075-page-languages',
  up: async (db) => {
    for (const table of ['page', 'post'])
      await db.schema
        .alterTable(table)
        .addColumn('alternates', 'text', (column) => column.notNull().defaultTo('[]'))
        .execute();
  },
};
