import { spawn, spawnSync } from 'node:child_process';
import {
  chmodSync,
  copyFileSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { root } from './lib/root.ts';

const folders: string[] = [];
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
});

/** Where the pinned Node is, for the platform of this test run. */
const SYSTEM = `${process.platform}-${process.arch}`;
const PINNED = `node_modules/node-${SYSTEM === 'darwin-arm64' ? 'bin-' : ''}${SYSTEM}/bin`;

/** Installs by `npm ci` like npm does: deletes everything, then takes a moment. */
const NPM = (lines: string) => `#!/bin/sh
echo npm >> installs.txt
rm -rf node_modules
${lines}
`;

const INSTALLS_ALL = `sleep 0.2
mkdir -p ${PINNED}
ln -s "${process.execPath}" ${PINNED}/node`;

/** A project with the bootstrap, and an npm that does what the lines say. */
function project(lines: string) {
  const folder = mkdtempSync(join(tmpdir(), 'plinth-bootstrap-'));
  folders.push(folder);
  mkdirSync(join(folder, 'scripts'));
  mkdirSync(join(folder, 'bin'));
  copyFileSync(`${root}scripts/bootstrap.mjs`, join(folder, 'scripts/bootstrap.mjs'));
  writeFileSync(join(folder, 'scripts/hello.ts'), "console.log('hello');");
  writeFileSync(join(folder, 'package-lock.json'), '{}');
  const npm = (text: string) => {
    writeFileSync(join(folder, 'bin/npm'), NPM(text));
    chmodSync(join(folder, 'bin/npm'), 0o755);
  };
  npm(lines);
  const args = ['scripts/bootstrap.mjs', 'hello'];
  const env = { ...process.env, PATH: join(folder, 'bin') + delimiter + process.env.PATH };
  const options = { cwd: folder, env, encoding: 'utf8' } as const;
  return {
    folder,
    npm,
    run: () => spawnSync(process.execPath, args, options),
    start: () =>
      new Promise<number | null>((resolve) =>
        spawn(process.execPath, args, { cwd: folder, env }).on('close', resolve),
      ),
    installs: () => readFileSync(join(folder, 'installs.txt'), 'utf8').trim().split('\n').length,
  };
}

test('the dependencies are installed once', () => {
  const { run, installs } = project(INSTALLS_ALL);
  expect(run()).toMatchObject({ status: 0, stdout: 'hello\n' });
  expect(run()).toMatchObject({ status: 0, stdout: 'hello\n' });
  expect(installs()).toBe(1);
});

test('an install without the pinned Node says so, and the next command installs again', () => {
  const { run, npm, installs } = project('mkdir node_modules');
  expect(run()).toMatchObject({ status: 1, stderr: expect.stringContaining('download Node 24') });
  npm(INSTALLS_ALL);
  expect(run()).toMatchObject({ status: 0, stdout: 'hello\n' });
  expect(installs()).toBe(2);
});

test('a pinned Node that is gone is installed again', () => {
  const { folder, run, installs } = project(INSTALLS_ALL);
  run();
  rmSync(join(folder, PINNED), { recursive: true });
  expect(run()).toMatchObject({ status: 0, stdout: 'hello\n' });
  expect(installs()).toBe(2);
});

test('an interrupted install is done again', () => {
  const { folder, run, installs } = project(INSTALLS_ALL);
  run();
  rmSync(join(folder, 'node_modules/.plinth-installed'));
  // The lock of a process that was killed.
  const killed = spawnSync(process.execPath, ['-e', '']);
  writeFileSync(join(folder, '.cache/installing'), String(killed.pid));
  expect(run()).toMatchObject({ status: 0, stdout: 'hello\n' });
  expect(installs()).toBe(2);
});

test('commands started at the same time share one install', async () => {
  const { start, installs } = project(INSTALLS_ALL);
  expect(await Promise.all([start(), start(), start()])).toEqual([0, 0, 0]);
  expect(installs()).toBe(1);
});
