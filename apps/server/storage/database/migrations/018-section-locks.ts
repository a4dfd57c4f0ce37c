import type { Migration } from '../migration.ts';

/** Sections can lock out widgets and blocks. */
export const sectionLocks018: Migration = {
  name: '018-section-locks',
  up: async (db) => {
    await db.schema
      .alterTable('section')
      .addColumn('locked', 'text', (column) => column.notNull().defaultTo('[]'))
      .execute();
  },
};
