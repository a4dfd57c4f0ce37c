import type { Migration } from '../migration.ts';

/** Pages and posts can have a share image of their own. */
export const shareImages014: Migration = {
  name: '014-share-images',
  up: async (db) => {
    for (const table of ['page', 'post']) {
      await db.schema.alterTable(table).addColumn('share_image_id', 'bigint').execute();
    }
  },
};
