import { counting, type Migration } from '../migration.ts';

/**
 * Draft previews belong to an owner of any kind. They expire in minutes, so the table is recreated
 * empty.
 */
export const lookOwners008: Migration = {
  name: '008-look-owners',
  up: async (db, kind) => {
    await db.schema.dropTable('look').execute();
    await db.schema
      .createTable('look')
      .addColumn('id', counting(kind))
      .addColumn('owner_kind', 'text', (column) => column.notNull())
      .addColumn('owner_id', 'bigint', (column) => column.notNull())
      .addColumn('sections', 'text', (column) => column.notNull())
      .addColumn('colors', 'text')
      .addColumn('expires', 'bigint', (column) => column.notNull())
      .execute();
  },
};
