import { readFileSync } from 'node:fs';

/** Reads a small file of the application. Undefined if it doesn't exist. */
export function readFileIfExists(path: string): Buffer | undefined {
  try {
    return readFileSync(path);
  } catch {
    return undefined;
  }
}
