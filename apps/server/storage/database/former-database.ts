// The database as it was before an update, to which the site can go back.

import { join } from 'node:path';
import { sql } from 'kysely';
import { isFolder } from '../folders/disk.ts';
import { asideName, beforeName, isBeforeName } from './copy-names.ts';
import { copySchema, dropSchema, schemasLike } from './copy-schema.ts';
import { hasServers, putSchemaBack } from './put-schema-back.ts';
import { ownSchema } from './schema-transaction.ts';
import type { Store, StoreConfig } from './store.ts';

/** Another server uses the database. */
export class OtherServers extends Error {
  override readonly name = 'OtherServers';
}

type Postgres = Extract<StoreConfig, { kind: 'postgres' }>;

/** ms until the connections of a server that has ended are gone. */
const GONE_MS = 10_000;

async function refuseOthers(url: string, goneMs: number): Promise<void> {
  if (await hasServers(url, goneMs)) throw new OtherServers('another server is connected');
}

/**
 * Copies the tables before an update to the version `to`. The server has ended. Throws
 * `OtherServers` if another one hasn't.
 */
export async function keepSchema({ url }: Postgres, to: string, goneMs = GONE_MS): Promise<void> {
  await refuseOthers(url, goneMs);
  const own = await ownSchema(url);
  const kept = beforeName(own, to);
  await copySchema(url, kept);
  for (const name of await schemasLike(url, 'plinth_before_'))
    if (name !== kept && isBeforeName(own, name)) await dropSchema(url, name);
}

/**
 * Puts them back. It can be repeated: once they are, nothing happens. Throws `OtherServers`: they
 * would go on with other tables.
 */
export async function returnToSchema(
  { url }: Postgres,
  to: string,
  goneMs = GONE_MS,
): Promise<void> {
  const own = await ownSchema(url);
  const copy = beforeName(own, to);
  if (!(await schemasLike(url, copy)).includes(copy)) return;
  await refuseOthers(url, goneMs);
  await putSchemaBack(url, copy, asideName(own));
}

/** Whether the database from before the update to a version is there. */
export async function hasFormerDatabase(
  { kind, read }: Pick<Store, 'kind' | 'read'>,
  { folder, to }: { readonly folder: string; readonly to: string },
): Promise<boolean> {
  if (kind === 'sqlite') return isFolder(join(folder, `before-${to}`));
  const schemas = await read
    .selectFrom(sql<{ nspname: string }>`pg_namespace`.as('schema'))
    .select(['schema.nspname as name', sql<string>`current_schema()`.as('own')])
    .execute();
  return schemas.some(({ name, own }) => name === beforeName(own, to));
}
