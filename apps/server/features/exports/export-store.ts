import { randomBytes } from 'node:crypto';
import { mkdir, mkdtemp, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { exportState } from '@plinth/contract';
import type { z } from 'zod';
import { withNewFolder } from './export-folder.ts';

const outcome = exportState.pick({ report: true, problem: true });
const progress = exportState.shape.running.unwrap();
type Outcome = z.output<typeof outcome>;
type Progress = z.output<typeof progress>;

const NOTHING: Outcome = { report: null, problem: null };

/** Folders that exports are made in. Crashed processes leave them. */
const WORK = /^work(?:-|$)/;

/** The last export of the panel, and what is known of the next one. All processes share it. */
export type ExportStore = {
  /** Of the files. */
  readonly folder: string;
  readonly outcome: () => Promise<Outcome>;
  readonly progress: () => Promise<Progress>;
  readonly isCanceled: () => Promise<boolean>;
  readonly cancel: () => Promise<void>;
  /** Forgets that the last one was canceled. */
  readonly begin: () => Promise<void>;
  readonly note: (progress: Progress) => Promise<void>;
  readonly finish: (outcome: Outcome) => Promise<void>;
  /** Replaces the last export. At most one runs. */
  readonly replace: <T>(work: (folder: string) => Promise<T>) => Promise<T>;
  readonly remove: () => Promise<void>;
};

export function openExportStore(data: string): ExportStore {
  const root = join(data, 'exports');
  const folder = join(root, 'site');
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
  /** Deletes folders of the store. */
  const sweep = async (names: RegExp) => {
    for (const name of await readdir(root).catch(() => []))
      if (names.test(name))
        await rm(join(root, name), { recursive: true, force: true, maxRetries: 5 });
  };
  const clear = async () => {
    for (const file of [progressFile, cancelFile]) await rm(file, { force: true });
  };
  return {
    folder,
    outcome: async () => (await read(outcomeFile, outcome)) ?? NOTHING,
    progress: async () => (await read(progressFile, progress)) ?? { done: 0, total: 0 },
    isCanceled: () =>
      stat(cancelFile).then(
        () => true,
        () => false,
      ),
    cancel: () => write(cancelFile, {}),
    begin: clear,
    note: (done) => write(progressFile, done),
    finish: async (ended) => {
      await clear();
      await write(outcomeFile, ended);
    },
    replace: async (fill) => {
      await mkdir(root, { recursive: true, mode: 0o700 });
      await sweep(WORK);
      const work = await mkdtemp(join(root, 'work-'));
      try {
        const next = join(work, 'site');
        const result = await withNewFolder(next, fill);
        await rm(folder, { recursive: true, force: true });
        await rename(next, folder);
        return result;
      } finally {
        await rm(work, { recursive: true, force: true, maxRetries: 5 }).catch(() => undefined);
      }
    },
    remove: async () => {
      await rm(outcomeFile, { force: true });
      await rm(folder, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}
