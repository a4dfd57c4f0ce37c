import { constants, copyFile, link, mkdir, mkdtemp, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { ExportOptions, ExportReport } from '@plinth/contract';
import { exists } from '../../storage/files/local-files.ts';
import { writeArchiveOf } from './export-archive.ts';
import { asDiskFull, withNewFolder } from './export-folder.ts';
import { type ExportPorts, exportSite } from './export-site.ts';
import { ExportProblem } from './problems.ts';

/** Gives a file another name unless that is taken. Some file systems have no second names. */
async function placeFile(from: string, to: string): Promise<void> {
  try {
    await link(from, to).catch((error: NodeJS.ErrnoException) => {
      if (error.code === 'EEXIST') throw error;
      return copyFile(from, to, constants.COPYFILE_EXCL);
    });
  } catch (error) {
    const isTaken = (error as NodeJS.ErrnoException).code === 'EEXIST';
    throw isTaken ? new ExportProblem('EXISTS', error) : error;
  }
}

/** An archive is made from a folder beside it, which is deleted afterwards. */
async function writeZip(path: string, fill: (folder: string) => Promise<ExportReport>) {
  if (await exists(path)) throw new ExportProblem('EXISTS');
  await mkdir(dirname(path), { recursive: true });
  const work = await mkdtemp(join(dirname(path), '.plinth-export-'));
  try {
    const folder = join(work, 'export');
    const report = await withNewFolder(folder, fill);
    await writeArchiveOf(folder, `${folder}.zip`);
    await placeFile(`${folder}.zip`, path);
    return report;
  } catch (error) {
    throw asDiskFull(error);
  } finally {
    await rm(work, { recursive: true, force: true });
  }
}

/** Writes the public site to a new folder, or to an archive if the name ends with `.zip`. */
export function writeExport(
  path: string,
  options: ExportOptions,
  ports: ExportPorts,
): Promise<ExportReport> {
  const fill = (folder: string) =>
    exportSite(folder, { ...ports, options, onProgress: async () => undefined });
  return path.endsWith('.zip') ? writeZip(path, fill) : withNewFolder(path, fill);
}
