import { join } from 'node:path';
import { type BackupProblemKey, type BackupProof, backupProof } from '@plinth/contract';
import { MIGRATIONS } from '../../storage/database/migrations/registry.gen.ts';
import { hashTables } from '../../storage/database/portable/dump.ts';
import { InvalidDump, loadDump } from '../../storage/database/portable/load.ts';
import { withSnapshot } from '../../storage/database/portable/snapshot.ts';
import type { Store } from '../../storage/database/store.ts';
import {
  type BackupSource,
  DATA,
  dumpLinesOf,
  fingerprintIn,
  verifySource,
  withKey,
} from './backup-source.ts';
import type { BackupStore } from './backup-store.ts';
import { type CopiedFiles, fileId } from './copy-files.ts';
import type { BackupKey } from './encryption.ts';
import { type Manifest, sha256 } from './manifest.ts';
import type { CreatePorts } from './ports.ts';
import { BackupProblem } from './problems.ts';

const NOTE = 'proof.json';

export async function readProof(backups: BackupStore, id: string): Promise<BackupProof | null> {
  const note = await backups.readNote(id, NOTE);
  try {
    return note === undefined ? null : backupProof.parse(JSON.parse(note));
  } catch {
    return null;
  }
}

/** The files of the newest backup that was restored in a test and has this key. */
export async function provenFiles(
  backups: BackupStore,
  key: BackupKey | null,
): Promise<CopiedFiles> {
  for (const id of (await backups.ids()).toReversed()) {
    if ((await readProof(backups, id))?.problem !== null) continue;
    const source = await backups.open(id).catch(() => null);
    if (!source || source.manifest.encryption?.salt !== key?.header.salt) continue;
    return new Map(source.manifest.files.map((file) => [fileId(file), file] as const));
  }
  return new Map();
}

export type ProofPorts = Pick<CreatePorts, 'backups' | 'jobs' | 'clock' | 'renderHome' | 'readKey'>;

/** Loads a backup's records into a database of their own. Throws a `BackupProblem`. */
export async function loadRecords(source: BackupSource, file: string): Promise<Store> {
  const { migrations } = source.manifest;
  try {
    return await loadDump({ file, migrations, lines: dumpLinesOf(source) });
  } catch (error) {
    if (!(error instanceof InvalidDump)) throw error;
    const part = `${DATA}: ${error.message}`;
    throw new BackupProblem('DAMAGED', { path: source.path, part }, error);
  }
}

const isOfThisVersion = ({ migrations }: Manifest): boolean =>
  MIGRATIONS.length === migrations.length;

/** Throws a `BackupProblem` unless the records are those that were backed up. */
export async function compareTables(
  source: BackupSource,
  file: string,
  jobs: readonly string[],
): Promise<void> {
  const { manifest, path } = source;
  if (!isOfThisVersion(manifest)) return;
  const found = await withSnapshot({ kind: 'sqlite', file }, (db) =>
    hashTables(db, { kind: 'sqlite', jobs }),
  );
  const expected = new Map(manifest.tables.map((table) => [table.name, table]));
  const other = found.find(({ name, rows, sha256: hash }) => {
    const table = expected.get(name);
    return table?.rows !== rows || table.sha256 !== fingerprintIn(source, hash);
  });
  if (other || found.length !== expected.size) {
    throw new BackupProblem('CHANGED', { path, part: other?.name ?? DATA });
  }
}

/** Throws a `BackupProblem` if the passphrase was changed since. */
async function withOwnKey(
  source: BackupSource,
  { readKey }: Pick<ProofPorts, 'readKey'>,
): Promise<BackupSource> {
  const { encryption } = source.manifest;
  if (!encryption) return source;
  const key = await readKey();
  if (key?.header.salt !== encryption.salt) {
    throw new BackupProblem('LOCKED', { path: source.path });
  }
  return withKey(source, key);
}

/** Resolves to a file that the site itself has lost, if any. */
async function restoreInTest(id: string, scratch: string, ports: ProofPorts): Promise<string> {
  const stored = await ports.backups.open(id);
  const { manifest, path } = stored;
  await verifySource(stored);
  const source = await withOwnKey(stored, ports);
  const file = join(scratch, 'site.db');
  const store = await loadRecords(source, file);
  try {
    await compareTables(source, file, ports.jobs);
    const { page_sha256, missing } = manifest;
    const lost = missing[0] ?? '';
    if (page_sha256 === null || !isOfThisVersion(manifest)) return lost;
    const html = await ports.renderHome(store.read, Date.parse(manifest.created));
    if (html === null || fingerprintIn(source, sha256(html)) !== page_sha256) {
      throw new BackupProblem('CHANGED', { path, part: '/' });
    }
    return lost;
  } finally {
    await store.close();
  }
}

/**
 * Restores a backup into a scratch place, compares every file, every record, and the home page, and
 * stores the result.
 */
export async function proveBackup(id: string, ports: ProofPorts): Promise<BackupProof> {
  const { backups, clock } = ports;
  const scratch = await backups.begin();
  const result = (problem: BackupProblemKey | null, part: string): BackupProof => ({
    at: new Date(clock()).toISOString(),
    ...{ problem, part },
  });
  try {
    const proof = await restoreInTest(id, scratch, ports).then(
      (lost) => result(null, lost),
      (error: unknown) => {
        if (!(error instanceof BackupProblem)) throw error;
        return result(error.key, String(error.details.part ?? ''));
      },
    );
    await backups.writeNote(id, NOTE, JSON.stringify(proof));
    return proof;
  } finally {
    await backups.discard(scratch);
  }
}
