import type { Migration } from '../migration.ts';

export const doneCalls003: Migration = {
  name: '003-done-calls',
  up: async (db) => {
    await db.schema
      .createTable('done_call')
      .addColumn('key', 'text', (column) => column.primaryKey())
      .addColumn('print', 'text', (column) => column.notNull())
      .addColumn('result', 'text', (column) => column.notNull())
      .addColumn('created', 'bigint', (column) => column.notNull())
      .execute();
    await db.schema.createIndex('done_call_created').on('done_call').column('created').execute();
  },
};
