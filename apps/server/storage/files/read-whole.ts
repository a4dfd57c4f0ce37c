import { readFileSync } from 'node:fs';

/** A small file of the application itself; undefined when it is not there. */
export function readWhole(path: string): Buffer | undefined {
  try {
    return readFileSync(path);
  } catch {
    return undefined;
  }
}
