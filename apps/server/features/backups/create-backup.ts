import { createWriteStream } from 'node:fs';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import type { BackupReason } from '@plinth/contract';
import { type DumpedTable, dumpLines } from '../../storage/database/portable/dump.ts';
import { withSnapshot } from '../../storage/database/portable/snapshot.ts';
import type { AnyDb, PortableRow } from '../../storage/database/portable/tables.ts';
import type { Reader } from '../../storage/database/store.ts';
import { sync } from '../../storage/files/local-files.ts';
import { freeSpace } from '../../storage/folders/disk.ts';
import { DATA } from './backup-source.ts';
import { newBackupId } from './backup-store.ts';
import { type CopiedFiles, copyFiles, fileId } from './copy-files.ts';
import type { BackupKey } from './encryption.ts';
import { FILE_STORES, type NewManifest, sha256, signManifest, writeManifest } from './manifest.ts';
import { filesNamedBy } from './named-files.ts';
import type { CreatePorts } from './ports.ts';
import { notEnoughSpace } from './problems.ts';
import { provenFiles } from './proof.ts';
import { sealContent } from './sealed-stream.ts';
import { createMeter } from './streams.ts';

type Dumped = Pick<NewManifest, 'data' | 'tables' | 'migrations' | 'secrets' | 'page_sha256'> & {
  /** Ids of files that records name. */
  readonly named: ReadonlySet<string>;
};

async function namesFrom(db: AnyDb, table: 'migration' | 'secret'): Promise<string[]> {
  const rows = await db.selectFrom(table).select('name').orderBy('name').execute();
  return rows.map(({ name }) => String(name)).sort();
}

type Work = { readonly path: string; readonly now: number; readonly key: BackupKey | null };

async function dump({ path, now, key }: Work, ports: CreatePorts): Promise<Dumped> {
  const { config, jobs, renderHome } = ports;
  const tables: DumpedTable[] = [];
  const named = new Set<string>();
  const fingerprint = (hash: string) => key?.fingerprint(hash) ?? hash;
  const onRow = (table: string, row: PortableRow) => {
    for (const id of filesNamedBy(table, row)) named.add(id);
  };
  return withSnapshot(config, async (db) => {
    const [plain, packed] = [createMeter(), createMeter()];
    const onTable = (table: DumpedTable) =>
      tables.push({ ...table, sha256: fingerprint(table.sha256) });
    const sealing = key ? [sealContent(key.secret)] : [];
    const lines = dumpLines(db, { kind: config.kind, jobs, onTable, onRow });
    const file = createWriteStream(path, { flags: 'wx', mode: 0o600 });
    const steps = [plain.stream, createGzip(), ...sealing, packed.stream];
    await pipeline([Readable.from(lines), ...steps, file]);
    await sync(path);
    const home = await renderHome(db as unknown as Reader, now);
    const data = { ...packed.result(), text_size: plain.result().size };
    return {
      ...{ data, tables, named },
      migrations: await namesFrom(db, 'migration'),
      secrets: await namesFrom(db, 'secret'),
      page_sha256: home === null ? null : fingerprint(sha256(home)),
    };
  });
}

/** Space that a backup leaves to the site, in bytes. */
const RESERVE = 256 * 1024 * 1024;

/** Throws a `BackupProblem` unless the files that no earlier backup has fit on the disk. */
async function requireSpace(known: CopiedFiles, { backups, files }: CreatePorts): Promise<void> {
  let needed = RESERVE;
  for (const store of FILE_STORES) {
    for await (const { key, size } of files[store].list()) {
      if (known.get(fileId({ store, key }))?.size !== size) needed += size;
    }
  }
  const free = await freeSpace(backups.folder);
  if (needed > free) throw notEnoughSpace(backups.folder, needed, free);
}

/** How often the site is read again if a file that a record names was deleted meanwhile. */
const MAX_ATTEMPTS = 3;

/**
 * Files are copied before and after the database is read: those that its records name were there
 * the whole time, or came in between.
 */
async function readSite(work: Work, ports: CreatePorts) {
  const { key } = work;
  for (let attempt = 1; ; attempt += 1) {
    const known = await provenFiles(ports.backups, key);
    await requireSpace(known, ports);
    const before = await copyFiles({ ...ports, known, key });
    const { named, ...dumped } = await dump(work, ports);
    const after = await copyFiles({ ...ports, known: new Map([...known, ...before]), key });
    const all: CopiedFiles = new Map([...[...before].filter(([id]) => named.has(id)), ...after]);
    const missing = [...named].filter((id) => !all.has(id)).sort();
    if (missing.length === 0 || attempt === MAX_ATTEMPTS) {
      return { ...dumped, files: [...all.values()], missing };
    }
    await ports.backups.discard(work.path);
  }
}

/** Backs the site up while it runs. Returns the id. Leaves a whole backup or none. */
export async function createBackup(reason: BackupReason, ports: CreatePorts): Promise<string> {
  const { backups, clock, config, version } = ports;
  const now = clock();
  const key = await ports.readKey();
  const work = await backups.begin();
  try {
    const site = await readSite({ path: join(work, DATA), now, key }, ports);
    const id = newBackupId(now);
    const created = new Date(now).toISOString();
    const about = { version, created, reason, database: config.kind };
    const plain = { ...about, ...site };
    const manifest = writeManifest(key ? signManifest(plain, key) : plain);
    await backups.finish(work, { id, manifest });
    return id;
  } catch (error) {
    await backups.discard(work);
    throw error;
  }
}
