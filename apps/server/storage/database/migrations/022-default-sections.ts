import type { Migration } from '../migration.ts';

/** One header and one footer are shown by pages that choose none: until now the oldest. */
export const defaultSections022: Migration = {
  name: '022-default-sections',
  up: async (db) => {
    await db.schema
      .alterTable('section')
      .addColumn('is_default', 'integer', (column) => column.notNull().defaultTo(0))
      .execute();
  },
};
