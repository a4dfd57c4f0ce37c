import { randomBytes } from 'node:crypto';
import { mkdir, mkdtemp, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { type ExportProblemKey, type ExportReport, exportState } from '@plinth/contract';
import { z } from 'zod';
import { isFolder } from '../../storage/folders/disk.ts';
import { withNewFolder } from './export-folder.ts';
import { ExportProblem } from './problems.ts';

const outcome = exportState.pick({ report: true, problem: true });
/** With the name of the folder that has the files. */
const stored = outcome.extend({ folder: z.string().default('site') });
const progress = exportState.shape.running.unwrap();
type Outcome = z.output<typeof outcome>;
type Stored = z.output<typeof stored>;
type Progress = z.output<typeof progress>;

const NOTHING: Stored = { report: null, problem: null, folder: 'site' };

/** Folders that exports are made in. Crashed processes leave them. */
const WORK = /^work(?:-|$)/;
/** Folders of complete exports. */
const SITE = /^site(?:-|$)/;

/** The last export of the panel, and what is known of the next one. All processes share it. */
export type ExportStore = {
  /** Of the files. Null without an export. */
  readonly folder: () => Promise<string | null>;
  readonly outcome: () => Promise<Outcome>;
  readonly progress: () => Promise<Progress>;
  readonly isCanceled: () => Promise<boolean>;
  readonly cancel: () => Promise<void>;
  /** Forgets that the last one was canceled. */
  readonly begin: () => Promise<void>;
  readonly note: (progress: Progress) => Promise<void>;
  /** Replaces the last export, whose files may still be read. At most one runs. */
  readonly replace: (fill: (folder: string) => Promise<ExportReport>) => Promise<void>;
  /** Ends without another export. The last one stays. */
  readonly fail: (problem: ExportProblemKey | null) => Promise<void>;
  /** Deletes the files of former exports. */
  readonly sweep: () => Promise<void>;
  readonly remove: () => Promise<void>;
};

export function openExportStore(data: string): ExportStore {
  const root = join(data, 'exports');
  const [outcomeFile, progressFile, cancelFile] = ['outcome', 'progress', 'cancel'].map((name) =>
    join(root, `${name}.json`),
  ) as [string, string, string];

  const read = async <T>(path: string, schema: z.ZodType<T>): Promise<T | null> => {
    const text = await readFile(path, 'utf8').catch(() => null);
    try {
      return text === null ? null : schema.parse(JSON.parse(text));
    } catch {
      return null;
    }
  };
  const write = async (path: string, content: unknown) => {
    await mkdir(root, { recursive: true, mode: 0o700 });
    const draft = `${path}.${randomBytes(4).toString('hex')}`;
    try {
      await writeFile(draft, JSON.stringify(content), { mode: 0o600 });
      await rename(draft, path);
    } catch (error) {
      await rm(draft, { force: true }).catch(() => undefined);
      throw error;
    }
  };
  const removeFolders = async (isUnused: (name: string) => boolean) => {
    for (const name of (await readdir(root).catch(() => [])).filter(isUnused))
      await rm(join(root, name), { recursive: true, force: true, maxRetries: 5 });
  };
  /** A report without its files is none. */
  const last = async (): Promise<Stored> => {
    const known = (await read(outcomeFile, stored)) ?? NOTHING;
    return (await isFolder(join(root, known.folder))) ? known : { ...known, report: null };
  };
  const sweep = async () => {
    const { folder } = await last();
    await removeFolders((name) => SITE.test(name) && name !== folder);
  };
  const isCanceled = () =>
    stat(cancelFile).then(
      () => true,
      () => false,
    );
  const clear = async () => {
    for (const file of [progressFile, cancelFile]) await rm(file, { force: true });
  };
  return {
    folder: async () => {
      const { report, folder } = await last();
      return report && join(root, folder);
    },
    outcome: async () => {
      const { report, problem } = await last();
      return { report, problem };
    },
    progress: async () => (await read(progressFile, progress)) ?? { done: 0, total: 0 },
    isCanceled,
    cancel: () => write(cancelFile, {}),
    begin: clear,
    note: (done) => write(progressFile, done),
    replace: async (fill) => {
      await mkdir(root, { recursive: true, mode: 0o700 });
      await removeFolders((name) => WORK.test(name));
      await sweep();
      const work = await mkdtemp(join(root, 'work-'));
      const folder = basename(work).replace('work', 'site');
      try {
        const next = join(work, 'site');
        const report = await withNewFolder(next, fill);
        if (await isCanceled()) throw new ExportProblem('CANCELED');
        await rename(next, join(root, folder));
        await clear();
        await write(outcomeFile, { report, problem: null, folder });
      } finally {
        await rm(work, { recursive: true, force: true, maxRetries: 5 }).catch(() => undefined);
      }
    },
    fail: async (problem) => {
      const known = await last();
      await clear();
      await write(outcomeFile, { ...known, problem });
    },
    sweep,
    remove: async () => {
      await rm(outcomeFile, { force: true });
      await removeFolders((name) => SITE.test(name));
    },
  };
}
