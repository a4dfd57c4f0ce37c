// A transaction that treats whole schemas of a PostgreSQL database.
import pg from 'pg';

type Row = { readonly [column: string]: string };

/** Runs a statement of a transaction. */
export type Run = (text: string, values?: readonly unknown[]) => Promise<readonly Row[]>;

export const quoted = (name: string): string => pg.escapeIdentifier(name);

/** Runs statements as a whole or not at all. They see the database as it is at one moment. */
export async function schemaTransaction<T>(
  url: string,
  work: (run: Run) => Promise<T>,
): Promise<T> {
  const client = new pg.Client({ connectionString: url });
  // A connection that breaks rejects the query as well.
  client.on('error', () => undefined);
  await client.connect();
  try {
    await client.query('begin isolation level repeatable read');
    await client.query("set local statement_timeout = 0; set local lock_timeout = '10s'");
    const result = await work(
      async (text, values = []) => (await client.query<Row>(text, [...values])).rows,
    );
    await client.query('commit');
    return result;
  } finally {
    await client.end();
  }
}

/** The first value of a column. */
export const firstOf = (rows: readonly Row[], name: string): string => rows[0]?.[name] ?? '';

/** The schema that the site is in. */
export const currentSchema = async (run: Run): Promise<string> =>
  firstOf(await run('select current_schema() as name'), 'name');

/** The schema in which connections by this URL are. */
export const ownSchema = (url: string): Promise<string> => schemaTransaction(url, currentSchema);

export async function tablesIn(run: Run, schema: string): Promise<readonly string[]> {
  const rows = await run('select tablename::text as name from pg_tables where schemaname = $1', [
    schema,
  ]);
  return rows.map(({ name = '' }) => name).sort();
}

/** The same database, with this schema in place of its own. */
export function inSchema(url: string, schema: string): string {
  // As text: `new URL` refuses URLs without a host, such as those of sockets. The last one counts.
  const [, query = ''] = url.split('?');
  const options = new URLSearchParams(query).getAll('options').at(-1) ?? '';
  const changed = encodeURIComponent(`${options} -c search_path=${schema}`.trim());
  return `${url}${url.includes('?') ? '&' : '?'}options=${changed.replaceAll('%3D', '=')}`;
}
