import type { Migration } from '../migration.ts';

/** Edited images keep the file that they were made from, and the edits. */
export const mediaOriginals037: Migration = {
  name: '037-media-originals',
  up: async (db) => {
    await db.schema.alterTable('media').addColumn('original', 'text').execute();
  },
};
