import type { Migration } from '../migration.ts';

/** Uploads that arrive in parts, and whether the content of a file has been read. */
export const partialUploads071: Migration = {
  name: '071-partial-uploads',
  up: async (db) => {
    await db.schema
      .createTable('partial_upload')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('account_id', 'bigint', (column) => column.notNull())
      .addColumn('name', 'text', (column) => column.notNull())
      .addColumn('size', 'bigint', (column) => column.notNull())
      .addColumn('stamp', 'text', (column) => column.notNull())
      .addColumn('received', 'bigint', (column) => column.notNull())
      .addColumn('lease_until', 'bigint', (column) => column.notNull())
      .addColumn('media_id', 'bigint')
      .addColumn('modified', 'bigint', (column) => column.notNull())
      .execute();
    await db.schema
      .alterTable('media')
      .addColumn('is_ready', 'bigint', (column) => column.notNull().defaultTo(1))
      .execute();
  },
};
