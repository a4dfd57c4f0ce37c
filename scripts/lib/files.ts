import { execFileSync } from 'node:child_process';
import { root } from './root.ts';

/** Tracked and untracked files that git doesn't ignore, relative to the repository. */
export function projectFiles(...patterns: string[]): string[] {
  const args = [
    'ls-files',
    '--cached',
    '--others',
    '--exclude-standard',
    '--deduplicate',
    '-z',
    '--',
    ...patterns,
  ];
  const tracked = execFileSync('git', args, { cwd: root, encoding: 'utf8', maxBuffer: 64 << 20 });
  const removed = execFileSync('git', ['ls-files', '--deleted', '-z', '--', ...patterns], {
    cwd: root,
    encoding: 'utf8',
  });
  const removedFiles = new Set(removed.split('\0'));
  return tracked
    .split('\0')
    .filter((file) => file !== '' && !removedFiles.has(file))
    .sort();
}
