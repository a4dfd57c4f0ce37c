import { randomUUID } from 'node:crypto';
import { statfsSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { diskFull, StartupError, StorageFull, StoreUnavailable, toStoreError } from '../errors.ts';
import { type DataFolder, hasDatabaseFile } from '../folders/data-folder.ts';
import { migrate } from './migrate.ts';
import { openDatabase, type Store, type StoreConfig, type StorePorts } from './store.ts';

const RESTORE =
  'Put the newest copy of the data folder back in its place, or start with an empty data folder.';

const oneLine = (error: unknown): string =>
  (error instanceof Error ? error.message : String(error)).split('\n').join(' ');

/** Throws if the site's database is missing, because SQLite would silently create an empty one. */
function checkExists(folder: DataFolder, config: StoreConfig): void {
  const marker = folder.marker();
  if (!marker) return;
  if (marker.database !== config.kind) {
    throw new StartupError(
      `The site in ${folder.path} was set up on ${marker.database}, but the configuration now uses ${config.kind}. Change DATABASE_URL back, or start with an empty data folder.`,
    );
  }
  if (config.kind === 'sqlite' && !hasDatabaseFile(folder)) {
    throw new StartupError(
      `The database ${config.file} is missing or empty, although a site was set up here on ${marker.since}. ${RESTORE}`,
    );
  }
}

/** What is damaged in the database. Undefined: nothing. PostgreSQL checks its own files. */
export async function findDamage(
  store: Pick<Store, 'kind' | 'writer'>,
): Promise<string | undefined> {
  if (store.kind !== 'sqlite') return undefined;
  const { rows } = await sql<{ quick_check: string }>`pragma quick_check(1)`.execute(store.writer);
  const result = rows[0]?.quick_check ?? '';
  return result === 'ok' ? undefined : result.split('\n').at(-1);
}

async function checkIntegrity(store: Store, config: StoreConfig): Promise<void> {
  const damage = await findDamage(store);
  if (damage === undefined || config.kind !== 'sqlite') return;
  throw new StartupError(`The database ${config.file} is damaged (${damage}). ${RESTORE}`);
}

/** Minimum free bytes for opening a database. */
const MIN_FREE_BYTES = 256 * 1024;

const isDiskFull = (path: string): boolean => {
  const { bavail, bsize } = statfsSync(path);
  return bavail * bsize < MIN_FREE_BYTES;
};

function toStartupError(error: unknown, folder: DataFolder, config: StoreConfig): unknown {
  if (error instanceof StartupError) return error;
  // SQLite reports a full disk with several messages, including "unable to open".
  if (toStoreError(error) instanceof StorageFull || isDiskFull(folder.path)) {
    return diskFull(config.kind === 'sqlite' ? config.file : 'the database');
  }
  if (config.kind === 'sqlite') {
    return new StartupError(
      `The database ${config.file} can't be opened (${oneLine(error)}). ${RESTORE}`,
    );
  }
  const known = toStoreError(error);
  const problem = known instanceof StoreUnavailable ? 'does not respond' : 'cannot be used';
  return new StartupError(
    `The database in DATABASE_URL ${problem} (${oneLine(error)}). Check host, port, name, user, and password, and that PostgreSQL is running.`,
  );
}

/**
 * Reads or creates the installation id. Throws if the database belongs to another installation or
 * lost its data.
 */
async function checkInstallation(store: Store, folder: DataFolder): Promise<string> {
  const row = await store.read
    .selectFrom('fact')
    .select('value')
    .where('name', '=', 'installation')
    .executeTakeFirst();
  const marker = folder.marker();
  if (marker && marker.installation !== row?.value) {
    throw new StartupError(
      `The database is ${row ? 'from another site' : 'empty'}, but a site was set up with ${folder.path} on ${marker.since}. ${RESTORE}`,
    );
  }
  if (row) return row.value;
  await store.transaction(({ db }) =>
    db
      .insertInto('fact')
      .values({ name: 'installation', value: randomUUID() })
      .onConflict((conflict) => conflict.column('name').doNothing())
      .execute(),
  );
  return checkInstallation(store, folder);
}

/**
 * Creates the secret key for a new site. If a site exists, its secrets and links depend on the
 * missing key, so this throws.
 */
async function ensureSecretKey(store: Store, folder: DataFolder): Promise<void> {
  if (folder.secretKey()) return;
  if (!(await hasOwner(store))) {
    folder.createSecretKey();
    return;
  }
  const remedy =
    store.kind === 'sqlite'
      ? 'Restore it from a backup of this folder.'
      : 'Copy it from the data folder with which the site was set up: all servers on one database share that key.';
  throw new StartupError(
    `The key ${join(folder.path, 'secret.key')} is missing, although a site is set up in the database; without it Plinth can't read saved passwords of other services. ${remedy}`,
  );
}

export const hasOwner = async ({ read }: Pick<Store, 'read'>): Promise<boolean> => {
  const row = await read.selectFrom('account').select('id').limit(1).executeTakeFirst();
  return row !== undefined;
};

/** Writes the marker that this folder has an installed site. */
export async function markInstalled(store: Store, folder: DataFolder): Promise<void> {
  if (folder.marker()) return;
  const { value } = await store.read
    .selectFrom('fact')
    .select('value')
    .where('name', '=', 'installation')
    .executeTakeFirstOrThrow();
  folder.mark({
    installation: value,
    database: store.kind,
    since: new Date().toISOString(),
  });
}

/**
 * Opens, checks, and migrates the site's database. Throws `StartupError` with a one-line message
 * for the owner if it's missing, damaged, unreachable, or belongs to another site.
 */
export async function openStore(
  config: StoreConfig,
  folder: DataFolder,
  ports: StorePorts,
): Promise<Store> {
  checkExists(folder, config);
  const store = openDatabase(config, ports);
  try {
    await checkIntegrity(store, config);
    await migrate(store.writer, store.kind);
    await checkInstallation(store, folder);
    await ensureSecretKey(store, folder);
    if (await hasOwner(store)) await markInstalled(store, folder);
    return store;
  } catch (error) {
    await store.close().catch(ports.onError);
    throw toStartupError(error, folder, config);
  }
}
