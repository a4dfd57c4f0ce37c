import { closeSync, fsyncSync, openSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

/** Makes the names in a folder survive a power failure. */
export function syncFolder(path: string): void {
  const folder = openSync(path, 'r');
  fsyncSync(folder);
  closeSync(folder);
}

/** Writes a file atomically and durably. */
export function writeDurably(file: string, content: string | Buffer): void {
  const draft = `${file}.new`;
  writeFileSync(draft, content, { mode: 0o600, flush: true });
  renameSync(draft, file);
  syncFolder(dirname(file));
}
