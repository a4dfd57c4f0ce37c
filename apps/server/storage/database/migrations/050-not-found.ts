import type { Migration } from '../migration.ts';

/** Requested paths that were not found. */
export const notFound050: Migration = {
  name: '050-not-found',
  up: async (db) => {
    await db.schema
      .createTable('not_found')
      .addColumn('path', 'text', (column) => column.primaryKey())
      .addColumn('hits', 'bigint', (column) => column.notNull())
      .addColumn('last_seen', 'bigint', (column) => column.notNull())
      .addColumn('referrer', 'text')
      .addColumn('is_dismissed', 'bigint', (column) => column.notNull())
      .execute();
  },
};
