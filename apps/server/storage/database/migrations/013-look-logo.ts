import type { Migration } from '../migration.ts';

/** Draft previews show a logo that isn't saved yet. */
export const lookLogo013: Migration = {
  name: '013-look-logo',
  up: async (db) => {
    await db.schema.alterTable('look').addColumn('logo', 'text').execute();
  },
};
