import { execFileSync } from 'node:child_process';
import { root } from './root.ts';

/** Folders of single widgets; `kit` and `registry` are shared by all. */
const WIDGET_FILE = /^packages\/widgets\/(?!kit\/|registry\/)[^/]+\//;
/** Generated files and notes for owners. */
const UNTESTED_FILE = /\.gen\.ts$|^changes\//;

/** Tests of widgets, of what treats all widgets alike, and of documents made of many widgets. */
const WIDGET_TESTS = [
  'packages/',
  'e2e/conformance/',
  'scripts/',
  'apps/server/features/blocks/',
  'apps/server/features/themes/',
] as const;

/**
 * Vitest arguments that select the tests of changed files. By imports, every test of the server and
 * the panel depends on every widget. No code outside a widget's folder names it, so a change within
 * such folders doesn't run them.
 */
export const testSelection = (since: string, changed: readonly string[]): readonly string[] => {
  const written = changed.filter((file) => !UNTESTED_FILE.test(file));
  const areWidgets = written.length > 0 && written.every((file) => WIDGET_FILE.test(file));
  return areWidgets ? WIDGET_TESTS : ['--changed', since];
};

const git = (...args: readonly string[]): readonly string[] =>
  execFileSync('git', args, { cwd: root, encoding: 'utf8', maxBuffer: 64 << 20 })
    .split('\0')
    .filter((file) => file !== '');

/** Files changed since a commit, including uncommitted and untracked ones. */
export const changedFiles = (since: string): readonly string[] => [
  ...git('diff', '--name-only', '--no-renames', '-z', since),
  ...git('ls-files', '--others', '--exclude-standard', '-z'),
];
