import { execFileSync } from 'node:child_process';

export type Commit = { readonly id: string; readonly message: string };

const git = (folder: string, ...args: string[]): string =>
  execFileSync('git', args, { cwd: folder, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });

const succeeds = (ask: () => unknown): boolean => {
  try {
    ask();
    return true;
  } catch {
    return false;
  }
};

/**
 * Commits after `base` without merges. Only HEAD if `base` isn't an ancestor, as in a shallow
 * clone.
 */
export function commitsSince(folder: string, base: string): readonly Commit[] {
  if (!succeeds(() => git(folder, 'rev-parse', '--verify', 'HEAD'))) return [];
  const hasBase = succeeds(() => git(folder, 'merge-base', '--is-ancestor', base, 'HEAD'));
  const range = hasBase ? [`${base}..HEAD`, '--no-merges'] : ['-1'];
  return git(folder, 'log', '--format=%h%n%B%x00', ...range)
    .split('\0')
    .map((entry) => entry.trim())
    .filter((entry) => entry !== '')
    .map((entry) => {
      const end = entry.indexOf('\n');
      return { id: entry.slice(0, end), message: entry.slice(end + 1) };
    });
}
