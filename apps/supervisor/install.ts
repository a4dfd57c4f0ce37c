import { accessSync, constants, existsSync, mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { writeDurably } from './durable.ts';

/** The folder that releases are unpacked in (docs/updates.md). */
export type Install = {
  /** Absolute paths. */
  readonly folder: string;
  readonly data: string;
  readonly updates: string;
};

export const openInstall = (folder: string): Install => ({
  folder,
  data: resolve(process.env.PLINTH_DATA || join(folder, 'data')),
  updates: join(folder, 'updates'),
});

export type Command = { readonly program: string; readonly args: readonly string[] };

/** A reason to end that the owner can act on. */
export class SupervisorError extends Error {
  override readonly name: string = 'SupervisorError';
}

const VERSION = /^\d+\.\d+\.\d+$/;

const compare = (one: string, other: string): number =>
  one.localeCompare(other, 'en', { numeric: true });

export const isNewer = (one: string, other: string): boolean => compare(one, other) > 0;

/** Versions that are unpacked, oldest first. */
export function unpackedVersions({ folder }: Install): readonly string[] {
  const versions = join(folder, 'versions');
  const names = existsSync(versions) ? readdirSync(versions) : [];
  return names.filter((name) => VERSION.test(name)).sort(compare);
}

export const versionFolder = ({ folder }: Install, version: string): string =>
  join(folder, 'versions', version);

const nodeOf = (folder: string): string =>
  join(folder, 'node', 'bin', process.platform === 'win32' ? 'node.exe' : 'node');

/** Its list of files is unpacked last. */
export function isWhole(install: Install, version: string): boolean {
  const folder = versionFolder(install, version);
  return existsSync(join(folder, 'version.json')) && existsSync(nodeOf(folder));
}

const currentFile = ({ folder }: Install): string => join(folder, 'current');

export const hasCurrentVersion = (install: Install): boolean => existsSync(currentFile(install));

/** Version in use. Before the first start, it's the newest one that is there. */
export function currentVersion(install: Install): string {
  const version = hasCurrentVersion(install)
    ? readFileSync(currentFile(install), 'utf8').trim()
    : (unpackedVersions(install).at(-1) ?? '');
  if (VERSION.test(version) && isWhole(install, version)) return version;
  throw new SupervisorError(
    `There is no whole version ${JSON.stringify(version)} in ${join(install.folder, 'versions')}. Unpack the release again.`,
  );
}

export const setCurrentVersion = (install: Install, version: string): void =>
  writeDurably(currentFile(install), `${version}\n`);

/** Whether versions can be added and changed: containers keep the program read-only. */
export function isWritable({ folder, updates }: Install): boolean {
  try {
    mkdirSync(updates, { recursive: true });
    for (const path of [folder, updates]) accessSync(path, constants.W_OK);
    return true;
  } catch {
    return false;
  }
}

/** How a version runs one of its commands. */
export function commandOf(install: Install, version: string, args: readonly string[]): Command {
  const folder = versionFolder(install, version);
  const flags: readonly string[] = JSON.parse(
    readFileSync(join(folder, 'node-flags.json'), 'utf8'),
  );
  return { program: nodeOf(folder), args: [...flags, join(folder, 'start.mjs'), ...args] };
}

/** Environment of every command. */
export const environmentOf = ({ folder, data }: Install): NodeJS.ProcessEnv => ({
  ...process.env,
  PLINTH_INSTALL: folder,
  PLINTH_DATA: data,
});
