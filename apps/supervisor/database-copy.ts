import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { copyDurably, syncFolder } from './durable.ts';
import { type Install, SupervisorError } from './install.ts';

/** SQLite databases with what is not in the main file yet. */
const DATABASE_FILE = /\.db(?:-wal)?$/;

const copyFolder = ({ updates }: Install, to: string): string => join(updates, `before-${to}`);

const databaseFiles = (folder: string): readonly string[] =>
  existsSync(folder) ? readdirSync(folder).filter((name) => DATABASE_FILE.test(name)) : [];

/** Whether records are in PostgreSQL: files don't contain them. */
export function isOnPostgres({ data }: Install): boolean {
  const marker = join(data, 'installed.json');
  return existsSync(marker) && JSON.parse(readFileSync(marker, 'utf8')).database === 'postgres';
}

/** Copies the databases before an update to `to`. No server may run. The copy is there as a whole. */
export function copyDatabases(install: Install, to: string): void {
  const copy = copyFolder(install, to);
  const draft = `${copy}.new`;
  rmSync(copy, { recursive: true, force: true });
  rmSync(draft, { recursive: true, force: true });
  mkdirSync(draft, { mode: 0o700 });
  for (const name of databaseFiles(install.data)) {
    copyDurably(join(install.data, name), join(draft, name));
  }
  syncFolder(draft);
  renameSync(draft, copy);
  syncFolder(install.updates);
}

/** Puts the copies back. No server may run. It can be repeated after a kill. */
export function putDatabasesBack(install: Install, to: string): void {
  const copy = copyFolder(install, to);
  if (!existsSync(copy)) throw new SupervisorError(`The copy of the database ${copy} is missing.`);
  const names = databaseFiles(copy);
  for (const name of names.filter((one) => one.endsWith('.db'))) {
    // First, so that the disk has room for the copy, and no leftover changes are applied to it.
    for (const end of ['', '-wal', '-shm']) rmSync(join(install.data, name + end), { force: true });
  }
  for (const name of names) {
    const draft = join(install.data, `${name}.put-back`);
    copyDurably(join(copy, name), draft);
    renameSync(draft, join(install.data, name));
  }
  syncFolder(install.data);
}

/** Removes the copies of earlier updates. */
export function removeOtherCopies(install: Install, to: string): void {
  for (const name of readdirSync(install.updates)) {
    if (!name.startsWith('before-') || name === `before-${to}`) continue;
    rmSync(join(install.updates, name), { recursive: true, force: true });
  }
}
