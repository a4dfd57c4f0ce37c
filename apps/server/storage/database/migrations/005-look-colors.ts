import type { Migration } from '../migration.ts';

/** Adds unsaved site colors to draft previews. */
export const lookColors005: Migration = {
  name: '005-look-colors',
  up: async (db) => {
    await db.schema.alterTable('look').addColumn('colors', 'text').execute();
  },
};
