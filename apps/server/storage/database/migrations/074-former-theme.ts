import type { Migration } from '../migration.ts';

/** Versions of installed themes that newer ones have replaced. */
export const formerTheme074: Migration = {
  name: '074-former-theme',
  up: async (db) => {
    await db.schema
      .createTable('former_theme')
      .addColumn('theme', 'text', (column) => column.primaryKey())
      .addColumn('version', 'text', (column) => column.notNull())
      .addColumn('file_key', 'text', (column) => column.notNull())
      .addColumn('created', 'bigint', (column) => column.notNull())
      .execute();
  },
};
