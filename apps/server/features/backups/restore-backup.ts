import { join } from 'node:path';
import { NEWSLETTER_JOB, SUBMISSION_WEBHOOK_JOB } from '../../jobs/outgoing-jobs.ts';
import { MAIL_JOB, SUBMISSION_MAIL_JOB } from '../../mail/queue.ts';
import { type Actor, systemActor } from '../../storage/database/actor.ts';
import { SITE_REPLACED } from '../../storage/database/changes.ts';
import { hasOwner, markInstalled } from '../../storage/database/open-store.ts';
import { replaceTables } from '../../storage/database/portable/replace.ts';
import type { Reader, Store, Tx } from '../../storage/database/store.ts';
import { freeSpace } from '../../storage/folders/disk.ts';
import { audit } from '../../storage/records/audit.ts';
import { markOrphaned, unmarkOrphaned } from '../media/orphaned-files.ts';
import { type BackupSource, fingerprintIn, openFile, verifySource } from './backup-source.ts';
import { fileId, type SiteFiles } from './copy-files.ts';
import { type BackedUpFile, FILE_STORES, type Manifest } from './manifest.ts';
import type { RestorePorts } from './ports.ts';
import { BackupProblem, notEnoughSpace } from './problems.ts';
import { compareTables, loadRecords } from './proof.ts';
import { keepSessions } from './sessions.ts';
import { measure } from './streams.ts';

export type RestoreOptions = {
  /** Whether a site that is there already is replaced. */
  readonly isReplacing: boolean;
  readonly actor?: Actor;
  /** Called in the transaction that replaces the records. */
  readonly onReplaced?: (tx: Tx, restored: Restored) => Promise<void>;
};

export type Restored = {
  /** Secrets that have to be entered again. */
  readonly secrets: readonly string[];
};

async function checkSpace(
  { data, files }: Manifest,
  missing: readonly BackedUpFile[],
  { folder }: RestorePorts,
): Promise<void> {
  const free = await freeSpace(folder.path);
  // The records once in a scratch database, and once in the site's with its log.
  const records = data.text_size * 4;
  const needed = missing.reduce((sum, { size }) => sum + size, records) + files.length * 512;
  if (needed > free) throw notEnoughSpace(folder.path, needed, free);
}

/** Files of the backup that the site doesn't have, or has with another content. */
async function missingFiles(
  all: readonly BackedUpFile[],
  source: BackupSource,
  files: SiteFiles,
): Promise<readonly BackedUpFile[]> {
  const missing: BackedUpFile[] = [];
  for (const file of all) {
    const opened = await files[file.store].open(file.key);
    const found = opened && (await measure(opened.stream));
    const isSame = found && fingerprintIn(source, found.sha256) === file.sha256;
    if (!isSame) missing.push(file);
  }
  return missing;
}

async function putFiles(
  missing: readonly BackedUpFile[],
  source: BackupSource,
  files: SiteFiles,
): Promise<void> {
  for (const file of missing) {
    await files[file.store].put(file.key, await openFile(source, file));
  }
}

const BATCH = 500;

async function inBatches<T>(
  all: readonly T[],
  work: (some: readonly T[]) => Promise<void>,
): Promise<void> {
  for (let from = 0; from < all.length; from += BATCH) await work(all.slice(from, from + BATCH));
}

async function keysWithout(
  files: SiteFiles,
  restored: readonly BackedUpFile[],
): Promise<readonly string[]> {
  const kept = new Set(restored.map(fileId));
  const keys: string[] = [];
  for (const store of FILE_STORES) {
    for await (const { key } of files[store].list()) {
      if (!kept.has(fileId({ store, key }))) keys.push(key);
    }
  }
  return keys;
}

/** Facts about this installation, with which its data folder agrees; not about the site. */
const OWN_FACTS = ['installation', 'license', 'license_key', 'activation_failure'] as const;

const readOwnFacts = ({ db }: Tx) =>
  db.selectFrom('fact').selectAll().where('name', 'in', OWN_FACTS).execute();

async function putOwnFacts(
  { db }: Tx,
  facts: Awaited<ReturnType<typeof readOwnFacts>>,
): Promise<void> {
  await db.deleteFrom('fact').where('name', 'in', OWN_FACTS).execute();
  for (const fact of facts) await db.insertInto('fact').values(fact).execute();
}

const installationOf = (db: Reader) =>
  db.selectFrom('fact').select('value').where('name', '=', 'installation').executeTakeFirst();

const isSameSite = async ({ db }: Tx, loaded: Store): Promise<boolean> =>
  (await installationOf(db))?.value === (await installationOf(loaded.read))?.value;

const OUTGOING = [MAIL_JOB, SUBMISSION_MAIL_JOB, SUBMISSION_WEBHOOK_JOB, NEWSLETTER_JOB];

/** Another site must send nothing that waits at the former one, nor use its passwords. */
async function dropOutgoing({ db }: Tx): Promise<void> {
  await db.deleteFrom('job').where('kind', 'in', OUTGOING).execute();
  await db.deleteFrom('secret').execute();
}

async function replaceRecords(
  tx: Tx,
  { source, loaded, unused }: Loaded,
  { store, jobs }: RestorePorts,
): Promise<void> {
  const ownFacts = await readOwnFacts(tx);
  const keeps = new Set((await hasOwner({ read: tx.db })) ? ['audit'] : []);
  const putSessions = await keepSessions(tx);
  await tx.db.deleteFrom('ticket').execute();
  if (!(await isSameSite(tx, loaded))) await dropOutgoing(tx);
  await replaceTables({ tx, kind: store.kind, from: loaded, jobs, keeps });
  await putSessions();
  await putOwnFacts(tx, ownFacts);
  const keys = source.manifest.files.map(({ key }) => key);
  await inBatches(keys, (some) => unmarkOrphaned(tx, some));
  await inBatches(unused, (some) => markOrphaned(tx, some));
  const details = { backup: source.manifest.created };
  await audit(tx, { ...SITE_REPLACED, result: 'changed', details });
}

type Loaded = {
  readonly source: BackupSource;
  readonly loaded: Store;
  /** Keys of files that the site has, but not the backup. */
  readonly unused: readonly string[];
};

async function unsetSecrets(db: Reader, names: readonly string[]): Promise<string[]> {
  const rows = await db.selectFrom('secret').select('name').execute();
  const set = new Set(rows.map(({ name }) => name));
  return names.filter((name) => !set.has(name));
}

/**
 * Restores a backup, beside a running server too. The whole backup is read and checked first;
 * then its files are added, and all records change in one transaction. If the process dies, the
 * site is the old one or the whole restored one. Throws a `BackupProblem`.
 */
export async function restoreBackup(
  source: BackupSource,
  { isReplacing, actor = systemActor('restore'), onReplaced }: RestoreOptions,
  ports: RestorePorts,
): Promise<Restored> {
  const { store, folder, files, backups, jobs } = ports;
  const { manifest } = source;
  if (!isReplacing && (await hasOwner(store))) {
    throw new BackupProblem('NOT_EMPTY', { path: folder.path });
  }
  if (manifest.encryption && !source.key) throw new BackupProblem('LOCKED', { path: source.path });
  await verifySource(source);
  const missing = await missingFiles(manifest.files, source, files);
  await checkSpace(manifest, missing, ports);
  const scratch = await backups.begin();
  const file = join(scratch, 'site.db');
  let loaded: Store | undefined;
  try {
    loaded = await loadRecords(source, file);
    await compareTables(source, file, jobs);
    const keys = missing.map(({ key }) => key);
    await inBatches(keys, (some) => store.transaction((tx) => markOrphaned(tx, some)));
    await putFiles(missing, source, files);
    const unused = await keysWithout(files, manifest.files);
    const from = { source, loaded, unused };
    const secrets = await store.transaction(async (tx) => {
      await replaceRecords(tx, from, ports);
      const unset = await unsetSecrets(tx.db, manifest.secrets);
      await onReplaced?.(tx, { secrets: unset });
      return unset;
    }, actor);
    // A server that started meanwhile deletes files that no record names.
    await putFiles(await missingFiles(missing, source, files), source, files);
    await ports.removeExports();
    await markInstalled(store, folder);
    await ports.activate(actor);
    return { secrets };
  } finally {
    await loaded?.close();
    await backups.discard(scratch);
  }
}
