import { counting, type Migration } from '../migration.ts';

export const blogTemplates029: Migration = {
  name: '029-blog-templates',
  up: async (db, kind) => {
    await db.schema
      .createTable('blog_template')
      .addColumn('id', counting(kind))
      .addColumn('revision', 'bigint', (column) => column.notNull())
      .addColumn('created', 'bigint', (column) => column.notNull())
      .addColumn('modified', 'bigint', (column) => column.notNull())
      .addColumn('name', 'text', (column) => column.notNull())
      .addColumn('kind', 'text', (column) => column.notNull().unique())
      .addColumn('content_id', 'bigint', (column) => column.notNull().references('section.id'))
      .execute();
    await db.schema
      .createIndex('blog_template_content')
      .unique()
      .on('blog_template')
      .column('content_id')
      .execute();
  },
};
