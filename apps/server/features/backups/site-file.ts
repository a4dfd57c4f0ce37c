import { mkdir, rm, stat } from 'node:fs/promises';
import { basename, dirname, join, resolve } from 'node:path';
import type { BackupProof } from '@plinth/contract';
import { exists } from '../../storage/files/local-files.ts';
import { writeArchive } from './archive.ts';
import { type BackupSource, openArchiveSource } from './backup-source.ts';
import { type BackupStore, createBackupStore, isBackupId } from './backup-store.ts';
import { createBackup } from './create-backup.ts';
import type { CreatePorts } from './ports.ts';
import { BackupProblem } from './problems.ts';
import { proveBackup } from './proof.ts';

/** The name of a site in a folder that was exported. */
const SITE_FILE = 'site.plinth';
const EXTENSION = '.plinth';

const siteFileIn = (path: string): string =>
  path.endsWith(EXTENSION) ? resolve(path) : join(resolve(path), SITE_FILE);

export type SiteFile = { readonly path: string; readonly proof: BackupProof };

/** Throws unless the backup was restored in a test without a difference. */
export function requireProof(path: string, { problem, part }: BackupProof): void {
  if (problem !== null) throw new BackupProblem('CHANGED', { path, part });
}

type Step = () => Promise<void>;

/** A folder of backups in which work stops where the step throws. */
const stoppable = (backups: BackupStore, step: Step): BackupStore => {
  const after =
    <A extends unknown[], T>(work: (...given: A) => Promise<T>) =>
    async (...given: A): Promise<T> => {
      await step();
      return work(...given);
    };
  return {
    ...backups,
    hasContent: after(backups.hasContent),
    addContent: after(backups.addContent),
    open: async (id) => {
      await step();
      return { ...(await backups.open(id)), step };
    },
  };
};

/**
 * Writes the whole site to one file, `site.plinth` in a folder unless the name ends so, and restores
 * it in a test. Throws if there is such a file, or what `step` throws to stop it.
 */
export async function writeSiteFile(
  target: string,
  ports: CreatePorts,
  step: Step = async () => undefined,
): Promise<SiteFile> {
  const path = siteFileIn(target);
  if (await exists(path)) throw new BackupProblem('EXISTS', { path });
  await mkdir(dirname(path), { recursive: true });
  const work = join(dirname(path), `.${basename(path)}.work`);
  await rm(work, { recursive: true, force: true });
  const own = { ...ports, backups: stoppable(createBackupStore(work), step) };
  try {
    const id = await createBackup('manual', own);
    const proof = await proveBackup(id, own);
    requireProof(path, proof);
    await writeArchive(await own.backups.open(id), path);
    return { path, proof };
  } finally {
    await rm(work, { recursive: true, force: true });
  }
}

/** Opens a backup by its id, or a file, or a folder with `site.plinth`. Throws a `BackupProblem`. */
export async function openSiteFile(name: string, backups: BackupStore): Promise<BackupSource> {
  if (isBackupId(name)) return backups.open(name);
  const isFolder = (await stat(name).catch(() => null))?.isDirectory() ?? false;
  return openArchiveSource(isFolder ? join(resolve(name), SITE_FILE) : resolve(name));
}
