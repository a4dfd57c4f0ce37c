import type { Migration } from '../migration.ts';

/** Presets of a theme can be changed, and keep what the theme supplied. */
export const presetOriginals016: Migration = {
  name: '016-preset-originals',
  up: async (db) => {
    await db.schema.alterTable('preset').addColumn('original', 'text').execute();
  },
};
