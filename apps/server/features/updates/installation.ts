import { readFileSync } from 'node:fs';
import { access, constants, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { RELEASE_PLATFORMS, releaseKeys, type UpdateWay } from '@plinth/contract';
import { exists } from '../../storage/files/local-files.ts';
import { isWritableFolder } from '../../storage/folders/disk.ts';
import { UpdateProblem } from './update-problem.ts';
import { parseJson } from './verify-release.ts';

/** The folders that Plinth is installed in. */
export type Installation = {
  /** Null: nothing starts other versions here. */
  readonly folder: string | null;
  /** The folder of the running version. */
  readonly root: string;
  readonly version: string;
  /** Whether it's part of an image, which is replaced as a whole. */
  readonly isContainer: boolean;
};

export const versionsFolder = (install: string): string => join(install, 'versions');
export const updatesFolder = (install: string): string => join(install, 'updates');

export const stateFile = (install: string): string => join(updatesFolder(install), 'state.json');

/** In the folder of a version. */
export const NODE = join('node', 'bin', process.platform === 'win32' ? 'node.exe' : 'node');

const isFile = async (path: string): Promise<boolean> =>
  (await stat(path).catch(() => undefined))?.isFile() ?? false;

/** Whether the folder of a version has all of it, as the supervisor checks it. */
export const isWholeVersion = async (folder: string): Promise<boolean> =>
  (await isFile(join(folder, 'version.json'))) && isFile(join(folder, NODE));

export const PLATFORM = RELEASE_PLATFORMS.find(
  (one) => one === `${process.platform}-${process.arch}`,
);

export const RELEASE_KEYS = 'release-keys.json';

/** The keys that came with the running version. Throws `UpdateProblem`. */
export function readPinnedKeys({ root }: Installation): readonly string[] {
  const path = join(root, RELEASE_KEYS);
  let content: Buffer;
  try {
    content = readFileSync(path);
  } catch (error) {
    const isMissing = Object(error).code === 'ENOENT';
    // A checkout has none. Without keys, nothing is trusted.
    if (isMissing) throw new UpdateProblem('NO_KEYS', {}, error);
    throw new UpdateProblem('NOT_READABLE', { path }, error);
  }
  const keys = parseJson(content, releaseKeys);
  if (!keys) throw new UpdateProblem('NOT_SIGNED', { path });
  return keys;
}

/** Whether a file can be replaced, or doesn't exist. */
export async function isWritableFile(path: string): Promise<boolean> {
  const found = await stat(path).catch(() => undefined);
  if (!found) return true;
  return (
    found.isFile() &&
    access(path, constants.W_OK).then(
      () => true,
      () => false,
    )
  );
}

export async function updateWay({ folder, root, isContainer }: Installation): Promise<UpdateWay> {
  if (isContainer) return 'container';
  // Of a second worktree, `.git` is a file.
  if (folder === null) return (await exists(join(root, '.git'))) ? 'checkout' : 'container';
  return (await isWritableFolder(folder)) ? 'panel' : 'read_only';
}
