import type { Migration } from '../migration.ts';

/** Submissions of before there were webhooks were sent to none. */
export const submissionWebhooks041: Migration = {
  name: '041-submission-webhooks',
  up: async (db) => {
    await db.schema
      .alterTable('submission')
      .addColumn('webhook_state', 'text', (column) => column.notNull().defaultTo('none'))
      .execute();
    await db.schema
      .alterTable('submission')
      .addColumn('webhook_failure', 'text', (column) => column.notNull().defaultTo(''))
      .execute();
  },
};
