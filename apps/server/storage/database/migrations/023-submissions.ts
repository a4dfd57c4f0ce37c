import { counting, type Migration } from '../migration.ts';

const TEXTS = [
  ...['status', 'sender_name', 'sender_email', 'subject', 'content', 'widget_id', 'page_name'],
  ...['fields', 'files', 'mail_state', 'digest'],
];

const NUMBERS = ['revision', 'created', 'modified', 'spam_score'];

/** What visitors sent by forms. Pages can be deleted without their submissions. */
export const submissions023: Migration = {
  name: '023-submissions',
  up: async (db, kind) => {
    let table = db.schema
      .createTable('submission')
      .addColumn('id', counting(kind))
      .addColumn('page_id', 'bigint')
      .addColumn('post_id', 'bigint');
    for (const name of TEXTS) table = table.addColumn(name, 'text', (column) => column.notNull());
    for (const name of NUMBERS) {
      table = table.addColumn(name, 'bigint', (column) => column.notNull());
    }
    await table.execute();
    const index = (name: string, columns: string[]) =>
      db.schema.createIndex(name).on('submission').columns(columns).execute();
    await index('submission_created', ['created']);
    await index('submission_status', ['status']);
    await index('submission_digest', ['digest']);
  },
};
