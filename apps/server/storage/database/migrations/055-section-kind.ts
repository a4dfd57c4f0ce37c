import type { Migration } from '../migration.ts';

/** Every page looks for the default header and footer among the sections of all pages. */
export const sectionKind055: Migration = {
  name: '055-section-kind',
  up: async (db) => {
    const columns = ['kind', 'is_default', 'id'];
    await db.schema.createIndex('section_kind').on('section').columns(columns).execute();
  },
};
