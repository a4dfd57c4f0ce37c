// The database as it was before an update, to which the site can go back.

import { join } from 'node:path';
import { isFolder } from '../folders/disk.ts';
import { copyDatabase } from './copy-database.ts';
import { dropSchema, schemasLike } from './copy-schema.ts';
import { hasServers, putSchemaBack } from './put-schema-back.ts';
import type { StoreConfig } from './store.ts';

/** Another server uses the database. */
export class OtherServers extends Error {
  override readonly name = 'OtherServers';
}

type Postgres = Extract<StoreConfig, { kind: 'postgres' }>;

const PREFIX = 'plinth_before_';
/** Tables that the new version has added, after going back. */
const ASIDE = 'plinth_aside';

const schemaOf = (to: string): string => PREFIX + to.replaceAll('.', '_');

/** ms until the connections of a server that has ended are gone. */
const GONE_MS = 10_000;

/**
 * Copies the tables before an update to the version `to`. The server has ended. Throws
 * `OtherServers` if another one hasn't.
 */
export async function keepSchema(config: Postgres, to: string): Promise<void> {
  if (await hasServers(config.url, GONE_MS)) throw new OtherServers('another server is connected');
  await copyDatabase(config, { file: '', schema: schemaOf(to) });
  const others = (await schemasLike(config.url, PREFIX)).filter((name) => name !== schemaOf(to));
  for (const name of others) await dropSchema(config.url, name);
}

/** Puts them back. It can be repeated. */
export async function returnToSchema(config: Postgres, to: string): Promise<void> {
  await putSchemaBack(config.url, schemaOf(to), ASIDE);
}

/** Whether the database from before the update to a version is there. */
export async function hasFormerDatabase(
  config: StoreConfig,
  { folder, to }: { readonly folder: string; readonly to: string },
): Promise<boolean> {
  if (config.kind === 'sqlite') return isFolder(join(folder, `before-${to}`));
  return (await schemasLike(config.url, schemaOf(to))).includes(schemaOf(to));
}
