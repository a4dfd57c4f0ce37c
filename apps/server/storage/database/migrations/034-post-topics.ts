import type { Migration } from '../migration.ts';

/** Posts have categories and tags. */
export const postTopics034: Migration = {
  name: '034-post-topics',
  up: async (db) => {
    for (const column of ['categories', 'tags']) {
      await db.schema
        .alterTable('post')
        .addColumn(column, 'text', (definition) => definition.notNull().defaultTo('[]'))
        .execute();
    }
  },
};
