import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** The application's own files, located from source, tests, or the bundle. */
export type AppFiles = {
  readonly root: string;
  readonly version: string;
  /** Folder of the built panel. */
  readonly panel: string;
  /** Text of a file below the root. Undefined if it doesn't exist. */
  readonly readText: (path: string) => string | undefined;
};

/** Only in the repository, and only in a release. */
const MARKS = ['package-lock.json', 'version.json'];

function findRoot(folder: string): string {
  if (MARKS.some((file) => existsSync(join(folder, file)))) return folder;
  const parent = dirname(folder);
  if (parent === folder) throw new Error('application folder not found');
  return findRoot(parent);
}

export function openAppFiles(start: string): AppFiles {
  const root = findRoot(start);
  const readText = (path: string) => {
    const file = join(root, path);
    return existsSync(file) ? readFileSync(file, 'utf8') : undefined;
  };
  const { version } = JSON.parse(readText('package.json') ?? '{}') as { version: string };
  return { root, version, panel: join(root, 'apps/panel/dist'), readText };
}
