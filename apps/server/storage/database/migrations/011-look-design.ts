import type { Migration } from '../migration.ts';

/** Draft previews show all unsaved changes to the site's design, not only colors. */
export const lookDesign011: Migration = {
  name: '011-look-design',
  up: async (db) => {
    await db.deleteFrom('look').execute();
    await db.schema.alterTable('look').renameColumn('colors', 'design').execute();
  },
};
