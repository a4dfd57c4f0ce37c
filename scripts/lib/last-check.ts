import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { git } from './git.ts';
import { root } from './root.ts';

const FILE = `${root}.cache/checked-commit`;

/** The last commit of this branch that passed every check. Null if unknown. */
export function lastChecked(): string | null {
  if (!existsSync(FILE)) return null;
  const commit = readFileSync(FILE, 'utf8').trim();
  try {
    git('merge-base', '--is-ancestor', commit, 'HEAD');
    return commit;
  } catch {
    return null;
  }
}

/** Records the current commit as the base for the next check. */
export function recordChecked(): void {
  mkdirSync(`${root}.cache`, { recursive: true });
  writeFileSync(FILE, git('rev-parse', 'HEAD'));
}
