import { counting, type Migration } from '../migration.ts';

const TEXTS = [
  ...['name', 'url', 'status', 'short_description', 'image_title', 'image_alt', 'seo_title'],
  ...['seo_description', 'seo_keywords', 'canonical_url', 'head_code', 'body_code'],
];

const NUMBERS = [
  ...['revision', 'created', 'modified', 'allow_comments'],
  ...['is_noindex', 'is_nofollow', 'is_canonical_hidden'],
] as const;

export const posts009: Migration = {
  name: '009-posts',
  up: async (db, kind) => {
    let table = db.schema
      .createTable('post')
      .addColumn('id', counting(kind))
      .addColumn('published_at', 'bigint')
      .addColumn('author_id', 'bigint', (column) =>
        column.references('account.id').onDelete('set null'),
      )
      .addColumn('image_id', 'bigint')
      .addColumn('content_id', 'bigint', (column) => column.notNull().references('section.id'));
    for (const name of TEXTS) table = table.addColumn(name, 'text', (column) => column.notNull());
    for (const name of NUMBERS) {
      table = table.addColumn(name, 'bigint', (column) => column.notNull());
    }
    await table.execute();
    const unique = (name: string) => db.schema.createIndex(name).unique();
    await unique('post_url').on('post').column('url').execute();
    await unique('post_content').on('post').column('content_id').execute();
    const columns = ['status', 'published_at'];
    await db.schema.createIndex('post_published').on('post').columns(columns).execute();
  },
};
