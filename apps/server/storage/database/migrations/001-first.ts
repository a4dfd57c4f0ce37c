import { type CreateTableBuilder, sql, type Transaction } from 'kysely';
import { counting, type DatabaseKind, type Migration } from '../migration.ts';
import type { Tables } from '../schema.ts';

type Db = Transaction<Tables>;
type TextColumns = readonly string[];

/** Creates a table with the four common fields. */
const record = (db: Db, kind: DatabaseKind, name: string) =>
  db.schema
    .createTable(name)
    .addColumn('id', counting(kind))
    .addColumn('revision', 'bigint', (column) => column.notNull())
    .addColumn('created', 'bigint', (column) => column.notNull())
    .addColumn('modified', 'bigint', (column) => column.notNull());

type Builder = CreateTableBuilder<string, string>;

const texts = (table: Builder, names: TextColumns): Builder =>
  names.reduce<Builder>(
    (builder, name) => builder.addColumn(name, 'text', (column) => column.notNull()),
    table,
  );

const numbers = (table: Builder, names: TextColumns): Builder =>
  names.reduce<Builder>(
    (builder, name) => builder.addColumn(name, 'bigint', (column) => column.notNull()),
    table,
  );

async function content(db: Db, kind: DatabaseKind): Promise<void> {
  await numbers(texts(record(db, kind, 'section'), ['name', 'kind', 'document']), [
    'is_sticky_footer',
  ]).execute();
  await texts(record(db, kind, 'background'), ['name', 'class_name', 'properties'])
    .addColumn('is_system', 'bigint', (column) => column.notNull())
    .execute();
  await numbers(
    texts(record(db, kind, 'page'), [
      ...['name', 'url', 'status', 'visibility', 'password_mode', 'seo_title', 'seo_description'],
      ...['seo_keywords', 'canonical_url', 'head_code', 'body_code', 'layout'],
    ]),
    ['position', 'is_home', 'is_noindex', 'is_nofollow', 'is_canonical_hidden'],
  )
    .addColumn('published_at', 'bigint')
    .addColumn('password_hash', 'text')
    .addColumn('parent_id', 'bigint', (column) => column.references('page.id'))
    .addColumn('content_id', 'bigint', (column) => column.notNull().references('section.id'))
    .addColumn('header_id', 'bigint', (column) => column.references('section.id'))
    .addColumn('footer_id', 'bigint', (column) => column.references('section.id'))
    .addColumn('background_id', 'bigint', (column) => column.references('background.id'))
    .execute();
  await texts(record(db, kind, 'menu'), ['name', 'items']).execute();
}

async function design(db: Db, kind: DatabaseKind): Promise<void> {
  await numbers(texts(record(db, kind, 'style'), ['name', 'class_name', 'type', 'properties']), [
    'is_system',
    'is_responsive',
  ]).execute();
  await numbers(
    texts(record(db, kind, 'preset'), [
      ...['name', 'widget_name', 'class_name', 'template', 'properties'],
    ]),
    ['is_system', 'is_responsive'],
  ).execute();
  await texts(record(db, kind, 'block'), ['name', 'category', 'allowed', 'document'])
    .addColumn('order', 'bigint', (column) => column.notNull())
    .execute();
  await texts(record(db, kind, 'setting'), ['name', 'values']).execute();
}

async function accounts(db: Db, kind: DatabaseKind): Promise<void> {
  await texts(record(db, kind, 'account'), [
    ...['name', 'email', 'email_key', 'password_hash', 'language', 'role'],
  ]).execute();
  const session = db.schema
    .createTable('session')
    .addColumn('id', counting(kind))
    .addColumn('account_id', 'bigint', (column) =>
      column.notNull().references('account.id').onDelete('cascade'),
    );
  await numbers(texts(session, ['hash', 'ip', 'device']), [
    ...['created', 'seen', 'expires', 'stepped_up', 'is_remembered'],
  ]).execute();
  const ticket = db.schema
    .createTable('ticket')
    .addColumn('hash', 'text', (column) => column.primaryKey())
    .addColumn('account_id', 'bigint', (column) =>
      column.references('account.id').onDelete('cascade'),
    );
  await numbers(texts(ticket, ['purpose']), ['created', 'expires']).execute();
}

async function bookkeeping(db: Db, kind: DatabaseKind): Promise<void> {
  const history = db.schema.createTable('history').addColumn('id', counting(kind));
  await numbers(texts(history, ['record', 'data']), ['record_id', 'revision', 'created'])
    .addColumn('account_id', 'bigint')
    .execute();
  const audit = db.schema.createTable('audit').addColumn('id', counting(kind));
  await texts(numbers(audit, ['created']), [
    ...['ip', 'method', 'record', 'result', 'details', 'previous_hash', 'hash'],
  ])
    .addColumn('account_id', 'bigint')
    .addColumn('session_id', 'bigint')
    .addColumn('record_id', 'bigint')
    .addColumn('revision_before', 'bigint')
    .addColumn('revision_after', 'bigint')
    .execute();
  const counter = db.schema
    .createTable('limit_counter')
    .addColumn('name', 'text', (column) => column.primaryKey());
  await numbers(counter, ['calls', 'resets']).execute();
  const job = db.schema.createTable('job').addColumn('id', counting(kind));
  await numbers(texts(job, ['kind', 'key', 'payload', 'state', 'error']), [
    ...['due', 'attempts', 'lease_until', 'created', 'modified'],
  ])
    .addColumn('lease', 'text')
    .execute();
  await texts(
    db.schema.createTable('secret').addColumn('name', 'text', (column) => column.primaryKey()),
    ['sealed'],
  ).execute();
  await texts(
    db.schema.createTable('fact').addColumn('name', 'text', (column) => column.primaryKey()),
    ['value'],
  ).execute();
}

async function indexes(db: Db): Promise<void> {
  const unique = (name: string) => db.schema.createIndex(name).unique();
  await unique('page_url').on('page').expression(sql`coalesce(parent_id, 0), url`).execute();
  await unique('page_home')
    .on('page')
    .column('is_home')
    .where(sql.ref('is_home'), '=', 1)
    .execute();
  await unique('page_content').on('page').column('content_id').execute();
  await unique('setting_name').on('setting').column('name').execute();
  await unique('account_email').on('account').column('email_key').execute();
  /** Ensures that concurrent setups create only one owner. */
  await unique('account_owner')
    .on('account')
    .column('role')
    .where(sql.ref('role'), '=', 'owner')
    .execute();
  await unique('style_class').on('style').columns(['type', 'class_name']).execute();
  await unique('preset_class').on('preset').columns(['widget_name', 'class_name']).execute();
  await unique('background_class').on('background').column('class_name').execute();
  await unique('session_hash').on('session').column('hash').execute();
  await unique('history_revision')
    .on('history')
    .columns(['record', 'record_id', 'revision'])
    .execute();
  await unique('job_waiting')
    .on('job')
    .columns(['kind', 'key'])
    .where(sql.ref('state'), '=', 'waiting')
    .execute();
  await db.schema.createIndex('job_due').on('job').columns(['state', 'due']).execute();
}

export const first: Migration = {
  name: '001-first',
  up: async (db, kind) => {
    await content(db, kind);
    await design(db, kind);
    await accounts(db, kind);
    await bookkeeping(db, kind);
    await indexes(db);
  },
};
