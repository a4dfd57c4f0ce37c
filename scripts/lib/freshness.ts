import { createHash } from 'node:crypto';
import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { projectFiles } from './files.ts';
import { root } from './root.ts';

/** Compares a hash of the product's sources, and of `more` files, with that of the last build. */
export function freshness(
  stamp: string,
  more: readonly string[] = [],
): { readonly fresh: boolean; readonly seal: () => void } {
  const hash = createHash('sha256');
  const sources = projectFiles(
    'packages',
    'apps',
    'package-lock.json',
    'scripts/build.ts',
    'scripts/lib',
    ...more,
  );
  for (const file of sources) {
    const { size, mtimeMs } = statSync(root + file);
    hash.update(`${file}\0${size}\0${mtimeMs}\n`);
  }
  const state = hash.digest('hex');
  return {
    fresh: existsSync(stamp) && readFileSync(stamp, 'utf8') === state,
    seal: () => writeFileSync(stamp, state),
  };
}
