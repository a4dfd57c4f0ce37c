import { counting, type Migration } from '../migration.ts';

const TEXTS = ['email', 'name', 'status', 'language', 'page_name'];
const NUMBERS = ['revision', 'created', 'modified', 'round'];
const TIMES = ['page_id', 'confirmed_at', 'unsubscribed_at', 'mailed_at'];

/** Who gets the newsletter. Pages can be deleted without those who used their forms. */
export const subscribers032: Migration = {
  name: '032-subscribers',
  up: async (db, kind) => {
    let table = db.schema.createTable('subscriber').addColumn('id', counting(kind));
    for (const name of TEXTS) table = table.addColumn(name, 'text', (column) => column.notNull());
    for (const name of NUMBERS) {
      table = table.addColumn(name, 'bigint', (column) => column.notNull());
    }
    for (const name of TIMES) table = table.addColumn(name, 'bigint');
    await table.execute();
    await db.schema
      .createIndex('subscriber_email')
      .unique()
      .on('subscriber')
      .column('email')
      .execute();
    await db.schema.createIndex('subscriber_created').on('subscriber').column('created').execute();
  },
};
