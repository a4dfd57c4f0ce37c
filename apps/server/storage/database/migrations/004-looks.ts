import { counting, type Migration } from '../migration.ts';

/** Draft previews: unsaved sections of pages, for the live preview. */
export const looks004: Migration = {
  name: '004-looks',
  up: async (db, kind) => {
    await db.schema
      .createTable('look')
      .addColumn('id', counting(kind))
      .addColumn('page_id', 'bigint', (column) =>
        column.notNull().references('page.id').onDelete('cascade'),
      )
      .addColumn('sections', 'text', (column) => column.notNull())
      .addColumn('expires', 'bigint', (column) => column.notNull())
      .execute();
  },
};
