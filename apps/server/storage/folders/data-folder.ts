import { randomBytes } from 'node:crypto';
import {
  accessSync,
  constants,
  existsSync,
  mkdirSync,
  readFileSync,
  statSync,
  unlinkSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { diskFull, StartupError, StorageFull, toStoreError } from '../errors.ts';
import { writeDurably } from './write-durably.ts';

/** The folder with everything that the owner needs to back up. */
export type DataFolder = {
  readonly path: string;
  readonly databaseFile: string;
  /**
   * Key for secrets in the database, stored outside of it. 32 bytes, or undefined if it doesn't
   * exist.
   */
  readonly secretKey: () => Buffer | undefined;
  /** Creates the key. Only for a folder without one, and before any secret is stored. */
  readonly createSecretKey: () => Buffer;
  /** Content of `installed.json`. Undefined before the setup. */
  readonly marker: () => InstallMarker | undefined;
  /** Records outside the database that it contains a site. */
  readonly mark: (marker: InstallMarker) => void;
};

export type InstallMarker = {
  readonly installation: string;
  readonly database: 'sqlite' | 'postgres';
  readonly since: string;
};

const MARKER = 'installed.json';
const KEY = 'secret.key';
const KEY_BYTES = 32;

const reason = (error: unknown): string =>
  error instanceof Error && 'code' in error ? String(error.code) : String(error);

/**
 * Creates parents one by one, because Node's recursive `mkdir` never returns if the OS refuses with
 * ENOENT.
 */
function createFolder(path: string): void {
  if (existsSync(path)) {
    if (statSync(path).isDirectory()) return;
    throw new StartupError(`${path} is a file, not a folder`);
  }
  const parent = dirname(path);
  if (parent !== path) createFolder(parent);
  mkdirSync(path, { mode: 0o700 });
}

function ensureWritable(path: string): void {
  try {
    createFolder(path);
    accessSync(path, constants.W_OK | constants.X_OK);
    // Workers that start together have a file each: one would delete that of the other.
    const probe = join(path, `.writable-${randomBytes(4).toString('hex')}`);
    writeFileSync(probe, '');
    unlinkSync(probe);
  } catch (error) {
    if (toStoreError(error) instanceof StorageFull) throw diskFull(path);
    if (error instanceof StartupError) {
      throw new StartupError(
        `The data folder ${path} is not writable: ${error.message}. Set PLINTH_DATA to a folder.`,
      );
    }
    throw new StartupError(
      `The data folder ${path} is not writable (${reason(error)}). Make it writable for this user, or set PLINTH_DATA to another folder.`,
    );
  }
}

function readKey(path: string): Buffer | undefined {
  const file = join(path, KEY);
  if (!existsSync(file)) return undefined;
  const key = readFileSync(file);
  if (key.length !== KEY_BYTES) {
    throw new StartupError(
      `${file} is damaged: it has ${key.length} bytes instead of ${KEY_BYTES}. Restore it from a backup; without it Plinth can't read saved passwords of other services.`,
    );
  }
  return key;
}

function readMarker(path: string): InstallMarker | undefined {
  const file = join(path, MARKER);
  if (!existsSync(file)) return undefined;
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as InstallMarker;
  } catch {
    throw new StartupError(
      `${file} is damaged. Restore it from a backup, or delete it if the database next to it is complete.`,
    );
  }
}

export function openDataFolder(path: string): DataFolder {
  ensureWritable(path);
  let key = readKey(path);
  return {
    path,
    databaseFile: join(path, 'site.db'),
    secretKey: () => key,
    createSecretKey: () => {
      key ??= randomBytes(KEY_BYTES);
      writeDurably(join(path, KEY), key);
      return key;
    },
    marker: () => readMarker(path),
    mark: (marker) => writeDurably(join(path, MARKER), `${JSON.stringify(marker, null, 2)}\n`),
  };
}

/** The hub's own database. */
export const hubFile = ({ path }: DataFolder): string => join(path, 'hub.db');

/** Where whoever runs a hub puts releases. */
export const releasesFolder = ({ path }: DataFolder): string => join(path, 'releases');

/** Whether the SQLite file has content. An empty file would open as an empty database. */
export const hasDatabaseFile = ({ databaseFile }: DataFolder): boolean =>
  existsSync(databaseFile) && statSync(databaseFile).size > 0;
