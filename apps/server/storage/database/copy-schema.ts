// Copies of the site's tables in other schemas of the same PostgreSQL database.
import { ownTables } from './own-tables.ts';
import {
  currentSchema,
  firstOf,
  quoted,
  type Run,
  schemaTransaction,
  tablesIn,
} from './schema-transaction.ts';

type Copy = {
  readonly run: Run;
  readonly from: string;
  readonly to: string;
  readonly tables: readonly string[];
};

/** Rows, and everything about a table but its indexes, keys, and references. */
async function copyTable(table: string, { run, from, to }: Copy): Promise<void> {
  const source = `${quoted(from)}.${quoted(table)}`;
  const target = `${quoted(to)}.${quoted(table)}`;
  await run(`create table ${target} (like ${source} including all excluding indexes)`);
  await run(`insert into ${target} select * from ${source}`);
  const identities = await run(
    `select column_name::text as name from information_schema.columns
     where table_schema = $1 and table_name = $2 and is_identity = 'YES'`,
    [from, table],
  );
  for (const { name = '' } of identities) {
    const sequence = await run('select pg_get_serial_sequence($1, $2) as name', [source, name]);
    await run(
      `select setval(pg_get_serial_sequence($1, $2), last_value, is_called)
       from ${firstOf(sequence, 'name')}`,
      [target, name],
    );
  }
}

/** Under their names, which later migrations use. */
async function copyIndexes({ run, from, to, tables }: Copy): Promise<void> {
  const found = await run(
    `select i.indexrelid::regclass::text as index, pg_get_indexdef(i.indexrelid) as body
     from pg_index i join pg_class t on t.oid = i.indrelid
     where t.relnamespace = $1::regnamespace and t.relname = any($2)
       and not exists (select from pg_constraint c where c.conindid = i.indexrelid)`,
    [quoted(from), tables],
  );
  const place = firstOf(await run('select quote_ident($1) as name', [from]), 'name');
  for (const { body = '' } of found) await run(body.replace(` ON ${place}.`, ` ON ${quoted(to)}.`));
}

/** References last: they need the keys. */
async function copyConstraints({ run, from, to, tables }: Copy): Promise<void> {
  await run("select set_config('search_path', $1, true)", [quoted(from)]);
  const found = await run(
    `select c.conname::text as name, t.relname::text as "table", pg_get_constraintdef(c.oid) as body
     from pg_constraint c join pg_class t on t.oid = c.conrelid
     where t.relnamespace = $1::regnamespace and t.relname = any($2) and c.contype in ('p', 'u', 'f')
     order by c.contype = 'f'`,
    [quoted(from), tables],
  );
  // The definitions name the tables alone.
  await run("select set_config('search_path', $1, true)", [quoted(to)]);
  for (const { name = '', table = '', body = '' } of found)
    await run(`alter table ${quoted(table)} add constraint ${quoted(name)} ${body}`);
}

/** Copies the tables of the site to a schema, which is made anew. Others save meanwhile. */
export async function copySchema(url: string, to: string): Promise<void> {
  const own = await ownTables();
  await schemaTransaction(url, async (run) => {
    const from = await currentSchema(run);
    const all = await tablesIn(run, from);
    const tables = all.filter((name) => own.has(name));
    const copy: Copy = { run, from, to, tables };
    await run(`drop schema if exists ${quoted(to)} cascade`);
    await run(`create schema ${quoted(to)}`);
    for (const table of tables) await copyTable(table, copy);
    await copyConstraints(copy);
    await copyIndexes(copy);
    const note = JSON.stringify(all).replaceAll("'", "''");
    await run(`comment on schema ${quoted(to)} is '${note}'`);
  });
}

export const dropSchema = (url: string, name: string): Promise<void> =>
  schemaTransaction(url, async (run) => {
    await run(`drop schema if exists ${quoted(name)} cascade`);
  });

/** Schemas whose names begin so. */
export const schemasLike = (url: string, prefix: string): Promise<readonly string[]> =>
  schemaTransaction(url, async (run) => {
    const rows = await run(
      'select nspname::text as name from pg_namespace where starts_with(nspname::text, $1)',
      [prefix],
    );
    return rows.map(({ name = '' }) => name);
  });
