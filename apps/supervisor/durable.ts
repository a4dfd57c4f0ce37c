import {
  closeSync,
  constants,
  copyFileSync,
  fsyncSync,
  openSync,
  renameSync,
  writeFileSync,
} from 'node:fs';
import { dirname } from 'node:path';

const isWindows = process.platform === 'win32';

/** Keeps new names in a folder after a power cut. Windows does so by itself. */
export function syncFolder(folder: string): void {
  if (isWindows) return;
  const handle = openSync(folder, 'r');
  try {
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
}

/** Replaces a file as a whole: after a kill or power cut it has the old content or the new one. */
export function writeDurably(file: string, text: string): void {
  const draft = `${file}.new`;
  writeFileSync(draft, text, { flush: true });
  renameSync(draft, file);
  syncFolder(dirname(file));
}

export function copyDurably(from: string, to: string): void {
  copyFileSync(from, to, constants.COPYFILE_FICLONE);
  const handle = openSync(to, 'r+');
  try {
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
}
