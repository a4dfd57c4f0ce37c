import type { Migration } from '../migration.ts';

/** Which popup a form is in isn’t known of earlier submissions. */
export const submissionPopups060: Migration = {
  name: '060-submission-popups',
  up: async (db) => {
    await db.schema.alterTable('submission').addColumn('popup_id', 'bigint').execute();
  },
};
