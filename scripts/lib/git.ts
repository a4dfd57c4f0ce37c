import { execFileSync } from 'node:child_process';
import { root } from './root.ts';

/** The output of a git command in the repository. Throws if it fails. */
export const git = (...args: readonly string[]): string =>
  execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });
