import type { Migration } from '../migration.ts';

/** Previews of pages in another theme. */
export const lookTheme020: Migration = {
  name: '020-look-theme',
  up: async (db) => {
    await db.schema.alterTable('look').addColumn('theme', 'text').execute();
  },
};
