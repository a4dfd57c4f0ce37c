import { sql, type Transaction } from 'kysely';
import { counting, type DatabaseKind, type Migration } from '../migration.ts';
import type { Tables } from '../schema.ts';

type Db = Transaction<Tables>;

const record = (db: Db, kind: DatabaseKind, name: string) =>
  db.schema
    .createTable(name)
    .addColumn('id', counting(kind))
    .addColumn('revision', 'bigint', (column) => column.notNull())
    .addColumn('created', 'bigint', (column) => column.notNull())
    .addColumn('modified', 'bigint', (column) => column.notNull())
    .addColumn('name', 'text', (column) => column.notNull());

const TEXTS = [
  ...['title', 'alt', 'focal_point', 'file_key', 'hash', 'type', 'mime_type'],
  ...['thumbnails', 'renditions'],
];

async function media(db: Db, kind: DatabaseKind): Promise<void> {
  const texts = TEXTS.reduce(
    (table, name) => table.addColumn(name, 'text', (column) => column.notNull()),
    record(db, kind, 'media'),
  );
  await texts
    .addColumn('folder_id', 'bigint', (column) => column.references('folder.id'))
    .addColumn('size', 'bigint', (column) => column.notNull())
    .addColumn('is_protected', 'bigint', (column) => column.notNull())
    .addColumn('width', 'bigint')
    .addColumn('height', 'bigint')
    .addColumn('duration', 'double precision')
    .addColumn('bitrate', 'double precision')
    .addColumn('audio_format', 'text')
    .addColumn('codec', 'text')
    .execute();
  await db.schema.createIndex('media_file').unique().on('media').column('file_key').execute();
  await db.schema.createIndex('media_folder').on('media').column('folder_id').execute();
}

export const media002: Migration = {
  name: '002-media',
  up: async (db, kind) => {
    await record(db, kind, 'folder')
      .addColumn('parent_id', 'bigint', (column) => column.references('folder.id'))
      .execute();
    await db.schema
      .createIndex('folder_name')
      .unique()
      .on('folder')
      .expression(sql`coalesce(parent_id, 0), name`)
      .execute();
    await media(db, kind);
    await db.schema
      .createTable('media_address')
      .addColumn('file_key', 'text', (column) => column.primaryKey())
      .addColumn('media_id', 'bigint', (column) =>
        column.notNull().references('media.id').onDelete('cascade'),
      )
      .execute();
    await db.schema
      .createTable('loose_file')
      .addColumn('file_key', 'text', (column) => column.primaryKey())
      .addColumn('since', 'bigint', (column) => column.notNull())
      .execute();
  },
};
