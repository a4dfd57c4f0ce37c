import type { Migration } from '../migration.ts';

/** Pages that are open in an editor, with the expiry of the last heartbeat. */
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
