import { join } from 'node:path';
import { type BackupProblemKey, type BackupProof, backupProof } from '@plinth/contract';
import { MIGRATIONS } from '../../storage/database/migrations/registry.gen.ts';
import { hashTables } from '../../storage/database/portable/dump.ts';
import { InvalidDump, loadDump } from '../../storage/database/portable/load.ts';
import { withSnapshot } from '../../storage/database/portable/snapshot.ts';
import type { Store } from '../../storage/database/store.ts';
import { type BackupSource, DATA, dumpLinesOf, verifySource } from './backup-source.ts';
import type { BackupStore } from './backup-store.ts';
import { type CopiedFiles, fileId } from './copy-files.ts';
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

/** The files of the newest backup that was restored in a test. */
export async function provenFiles(backups: BackupStore): Promise<CopiedFiles> {
  const id = (await backups.ids()).at(-1);
  const proof = id === undefined ? null : await readProof(backups, id);
  if (id === undefined || proof?.problem !== null) return new Map();
  const source = await backups.open(id).catch(() => null);
  return new Map(source?.manifest.files.map((file) => [fileId(file), file] as const) ?? []);
}

export type ProofPorts = Pick<CreatePorts, 'backups' | 'jobs' | 'clock' | 'renderHome'>;

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
  { manifest, path }: BackupSource,
  file: string,
  jobs: readonly string[],
): Promise<void> {
  if (!isOfThisVersion(manifest)) return;
  const found = await withSnapshot({ kind: 'sqlite', file }, (db) =>
    hashTables(db, { kind: 'sqlite', jobs }),
  );
  const expected = new Map(manifest.tables.map((table) => [table.name, table]));
  const other = found.find(({ name, rows, sha256: hash }) => {
    const table = expected.get(name);
    return table?.rows !== rows || table.sha256 !== hash;
  });
  if (other || found.length !== expected.size) {
    throw new BackupProblem('CHANGED', { path, part: other?.name ?? DATA });
  }
}

/** Resolves to a file that the site itself has lost, if any. */
async function restoreInTest(id: string, scratch: string, ports: ProofPorts): Promise<string> {
  const source = await ports.backups.open(id);
  const { manifest, path } = source;
  await verifySource(source);
  const file = join(scratch, 'site.db');
  const store = await loadRecords(source, file);
  try {
    await compareTables(source, file, ports.jobs);
    const { page_sha256, missing } = manifest;
    const lost = missing[0] ?? '';
    if (page_sha256 === null || !isOfThisVersion(manifest)) return lost;
    const html = await ports.renderHome(store.read, Date.parse(manifest.created));
    if (html === null || sha256(html) !== page_sha256) {
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
