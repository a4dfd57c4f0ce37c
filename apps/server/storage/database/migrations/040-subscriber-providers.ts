import type { Migration } from '../migration.ts';

/** Subscribers of before there were providers are unknown to them. */
export const subscriberProviders040: Migration = {
  name: '040-subscriber-providers',
  up: async (db) => {
    await db.schema
      .alterTable('subscriber')
      .addColumn('provider_state', 'text', (column) => column.notNull().defaultTo('none'))
      .execute();
  },
};
