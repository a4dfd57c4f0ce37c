import type { Migration } from '../migration.ts';

/** The pages that editors have open, until when each was last heard of. */
export const openPages010: Migration = {
  name: '010-open-pages',
  up: async (db) => {
    await db.schema
      .createTable('open_page')
      .addColumn('page_id', 'bigint', (column) => column.notNull())
      .addColumn('tab', 'text', (column) => column.notNull())
      .addColumn('expires', 'bigint', (column) => column.notNull())
      .addPrimaryKeyConstraint('open_page_key', ['page_id', 'tab'])
      .execute();
  },
};
