import type { Migration } from '../migration.ts';

/** Unsaved work on documents, so that it can be continued in another browser. */
export const unsavedWork015: Migration = {
  name: '015-unsaved-work',
  up: async (db) => {
    await db.schema
      .createTable('unsaved_work')
      .addColumn('account_id', 'bigint', (column) =>
        column.notNull().references('account.id').onDelete('cascade'),
      )
      .addColumn('owner_kind', 'text', (column) => column.notNull())
      .addColumn('owner_id', 'bigint', (column) => column.notNull())
      .addColumn('window', 'text', (column) => column.notNull())
      .addColumn('revision', 'bigint', (column) => column.notNull())
      .addColumn('modified', 'bigint', (column) => column.notNull())
      .addColumn('device', 'text', (column) => column.notNull())
      .addColumn('data', 'text', (column) => column.notNull())
      .addPrimaryKeyConstraint('unsaved_work_key', ['account_id', 'owner_kind', 'owner_id'])
      .execute();
  },
};
