import type { Migration } from '../migration.ts';

/** A look may have colours of the site that are not saved either. */
export const lookColors005: Migration = {
  name: '005-look-colors',
  up: async (db) => {
    await db.schema.alterTable('look').addColumn('colors', 'text').execute();
  },
};
