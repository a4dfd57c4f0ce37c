import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { commitFaults } from './commits/form.ts';
import { commitsSince } from './commits/messages.ts';

test.each([
  'test(e2e): wait for drag before touch scroll',
  'fix(editor): focus the canvas after a dialog closes',
  'perf(http): pass cached pages by\n\nThe framework is slower than a map look-up.',
])('accepts %j', (message) => {
  expect(commitFaults(message)).toEqual([]);
});

test.each([
  ['Journeys wait until the page is lost', /type\(scope\)/],
  ['feature(editor): add blocks', /type\(scope\)/],
  ['fix: add blocks', /type\(scope\)/],
  ['fix(editor): Add blocks', /lower case/],
  ['fix(editor): add blocks.', /period/],
  ['fix(editor): added blocks', /imperative/],
  ['fix(editor): adding blocks', /imperative/],
  ['fix(editor): adds blocks', /imperative/],
  [`fix(editor): add ${'more '.repeat(20)}blocks`, /shorten/],
  ['fix(editor): add blocks\nand more', /blank line/],
])('rejects %j', (message, fault) => {
  expect(commitFaults(message)).toEqual([expect.stringMatching(fault)]);
});

test('reads the commits after the base, or only HEAD if the base is missing', () => {
  const folder = mkdtempSync(join(tmpdir(), 'plinth-commits-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const git = (...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=A', '-c', 'user.email=a@example.com', ...args], {
      cwd: folder,
      encoding: 'utf8',
    }).trim();
  git('init', '--quiet');
  expect(commitsSince(folder, 'HEAD')).toEqual([]);
  for (const message of ['One', 'Two', 'Three\n\nBody']) {
    git('commit', '--quiet', '--allow-empty', '-m', message);
  }
  const base = git('rev-parse', 'HEAD~2');
  const messages = (from: string) => commitsSince(folder, from).map(({ message }) => message);
  expect(messages(base)).toEqual(['Three\n\nBody', 'Two']);
  expect(messages('0'.repeat(40))).toEqual(['Three\n\nBody']);
});
