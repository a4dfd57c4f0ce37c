import type { Migration } from '../migration.ts';

const REMOVED = ['newsletter_api_key', 'map_key', 'captcha_site_key', 'captcha_secret'];
const REMOVED_SECRETS = ['integration.newsletter_api_key', 'integration.captcha_secret'];

/** Removes unused fields from the integration settings. */
export const integrationFields006: Migration = {
  name: '006-integration-fields',
  up: async (db) => {
    const row = await db
      .selectFrom('setting')
      .select(['id', 'values'])
      .where('name', '=', 'integration')
      .executeTakeFirst();
    if (row) {
      const stored = Object.entries(JSON.parse(row.values) as object);
      const values = Object.fromEntries(stored.filter(([name]) => !REMOVED.includes(name)));
      await db
        .updateTable('setting')
        .set({ values: JSON.stringify(values) })
        .where('id', '=', row.id)
        .execute();
    }
    await db.deleteFrom('secret').where('name', 'in', REMOVED_SECRETS).execute();
  },
};
