import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { UpdateState } from '@plinth/contract';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import {
  addVersion,
  bundleSupervisor,
  type FakeInstall,
  fakeInstall,
  type Kind,
} from './testing/fake-install.ts';

const bundles = mkdtempSync(join(tmpdir(), 'plinth-supervisor-bundle-'));
const bundle = join(bundles, 'supervisor.mjs');
beforeAll(() => bundleSupervisor(bundle));
afterAll(() => rmSync(bundles, { recursive: true }));

const A: Kind = { version: '3.1.6', schema: 1 };
const B: Kind = { version: '3.10.0', schema: 2 };

const prepared: UpdateState = {
  step: 'prepared',
  from: A.version,
  to: B.version,
  started: '2026-11-29T12:00:00.000Z',
  progress: null,
  backup: null,
  problem: null,
};

let installs: FakeInstall[] = [];
afterEach(async () => {
  for (const install of installs) await install.remove();
  installs = [];
});
const open = async (...kinds: readonly Kind[]) => {
  const install = await fakeInstall(bundle, kinds);
  installs.push(install);
  return install;
};

const isVersion =
  ({ version }: Kind) =>
  (answer: { readonly version: string }) =>
    answer.version === version;

/** A runs and has stored something. */
const withA = async (b: Kind, more: readonly Kind[] = []) => {
  const install = await open(A, ...more);
  const supervisor = install.start();
  await install.until(isVersion(A));
  await install.ask('/first', 'POST');
  addVersion(install.folder, b);
  return { install, supervisor };
};

describe('the server', () => {
  test('it is started again after a crash', async () => {
    const install = await open(A);
    install.start();
    const { pid } = await install.until(isVersion(A));
    await install.ask('/crash');
    await install.until((answer) => answer.pid !== pid);
  });

  test('five crashes within a minute end it', async () => {
    const install = await open(A);
    const supervisor = install.start();
    const pids = new Set<number>();
    for (let crash = 0; crash < 5; crash += 1) {
      const { pid } = await install.until((answer) => !pids.has(answer.pid));
      pids.add(pid);
      await install.ask('/crash');
    }
    expect(await supervisor.exited).toBe(1);
    expect(supervisor.output()).toContain('five times within a minute');
  });

  test('one that never served ends it with the same exit code', async () => {
    const install = await open({ ...A, fault: 'refuses' });
    const supervisor = install.start();
    expect(await supervisor.exited).toBe(7);
    expect(supervisor.output()).toContain('refused to start');
  });

  test('a signal stops both', async () => {
    const install = await open(A);
    const supervisor = install.start();
    const { pid } = await install.until(isVersion(A));
    supervisor.child.kill('SIGTERM');
    expect(await supervisor.exited).toBe(0);
    expect(() => process.kill(pid, 0)).toThrow('ESRCH');
  });

  test('a second supervisor is refused, and one after a kill takes over', async () => {
    const install = await open(A);
    const first = install.start();
    const { pid } = await install.until(isVersion(A));
    const second = install.start();
    expect(await second.exited).toBe(1);
    expect(second.output()).toContain('is running already');
    first.child.kill('SIGKILL');
    await first.exited;
    install.start();
    await install.until((answer) => answer.pid !== pid);
  });
});

describe('an update', () => {
  test('the new version takes over with the data', async () => {
    const older = { version: '3.0.9', schema: 1 };
    const { install } = await withA(B, [older]);
    install.setState(prepared);
    await install.ask('/update');
    const watched = await install.until(isVersion(B));
    expect(watched.saves).toEqual(['migrated 1', 'first', 'migrated 2']);
    await install.untilStep('complete');
    expect((await install.ask('/second', 'POST'))?.status).toBe(200);
    expect(install.readState()).toEqual({ ...prepared, step: 'complete' });
    expect(install.current()).toBe(B.version);
    await install.untilVersions(A.version, B.version);
    expect(existsSync(join(install.folder, 'updates', `before-${B.version}`, 'site.db'))).toBe(
      true,
    );
  });

  test('a complete one is taken back when the site asks for it, with the data', async () => {
    const { install } = await withA(B);
    install.setState(prepared);
    await install.ask('/update');
    await install.untilStep('complete');
    await install.ask('/second', 'POST');
    const problem = { key: 'TAKEN_BACK', details: {} };
    install.setState({ ...prepared, step: 'watching', problem });
    await install.ask('/update');
    expect(await install.untilStep('reverted')).toMatchObject({ problem });
    const { saves } = await install.until(isVersion(A));
    expect(saves).toEqual(['migrated 1', 'first']);
    expect((await install.ask('/third', 'POST'))?.status).toBe(200);
  });

  describe('on PostgreSQL', () => {
    const problem = { key: 'TAKEN_BACK', details: {} };
    const updated = async () => {
      const { install, supervisor } = await withA(B);
      const data = (name: string) => join(install.folder, 'data', name);
      writeFileSync(data('installed.json'), '{"database":"postgres"}');
      install.setState(prepared);
      await install.ask('/update');
      await install.untilStep('complete');
      const goBack = async () => {
        install.setState({ ...prepared, step: 'watching', problem });
        await install.ask('/update');
      };
      return { install, supervisor, data, goBack };
    };

    test('the owner does not go back while another server uses the database', async () => {
      const { install, data, goBack } = await updated();
      await install.ask('/second', 'POST');
      writeFileSync(data('other-servers'), '');
      await goBack();
      expect(await install.untilStep('complete')).toMatchObject({
        problem: { key: 'OTHER_SERVERS' },
      });
      expect((await install.until(isVersion(B))).saves).toContain('second');
      expect((await install.ask('/third', 'POST'))?.status).toBe(200);
      rmSync(data('other-servers'));
      await goBack();
      expect(await install.untilStep('reverted')).toMatchObject({ problem });
      expect((await install.until(isVersion(A))).saves).toEqual(['migrated 1', 'first']);
    });

    test('a lost copy is no reason to try again', async () => {
      const { install, supervisor, goBack } = await updated();
      rmSync(join(install.folder, 'updates', `before-${B.version}`), { recursive: true });
      await goBack();
      expect(await supervisor.exited).toBe(1);
      expect(supervisor.output()).toContain('is missing');
    });

    test('visitors see a page in their language until a version runs', async () => {
      const { install, data, goBack } = await updated();
      writeFileSync(data('slow'), '');
      await goBack();
      const visit = (language: string) =>
        fetch(install.url, { headers: { 'accept-language': language } });
      const content = () => readFileSync(data('slow'), 'utf8');
      await vi.waitFor(() => expect(content()).toBe('running'), { timeout: 20_000 });
      const { status, headers } = await visit('de-AT,en;q=0.5');
      expect([status, headers.get('retry-after'), headers.get('cache-control')]).toEqual([
        ...[503, '5', 'no-store'],
      ]);
      expect(await (await visit('de-AT,en;q=0.5')).text()).toBe('<p>Gleich zurück</p>');
      expect(await (await visit('constructor,fr')).text()).toBe('<p>Back soon</p>');
      rmSync(data('slow'));
      await install.until(isVersion(A));
    });

    test('a command ends with the supervisor', async () => {
      const { supervisor, data, goBack } = await updated();
      writeFileSync(data('slow'), '');
      await goBack();
      const content = () => readFileSync(data('slow'), 'utf8');
      await vi.waitFor(() => expect(content()).toBe('running'), { timeout: 20_000 });
      supervisor.child.kill('SIGTERM');
      expect(await supervisor.exited).toBe(0);
      await vi.waitFor(() => expect(existsSync(data('slow'))).toBe(false), { timeout: 20_000 });
    });
  });

  test('a version that doesn’t wait until its port is free runs, too', async () => {
    const install = await open({ ...A, fault: 'hasty' });
    install.start();
    await install.until(isVersion(A));
    addVersion(install.folder, { ...B, fault: 'refuses' });
    install.setState(prepared);
    await install.ask('/update');
    await install.untilStep('reverted');
    await install.until(isVersion(A));
  });

  test('nothing is saved while the new version is watched', async () => {
    const { install, supervisor } = await withA(B);
    supervisor.child.kill('SIGTERM');
    await supervisor.exited;
    install.setState(prepared);
    install.start({ well: 60_000 });
    await install.until(isVersion(B));
    expect((await install.ask('/refused', 'POST'))?.status).toBe(423);
  });

  test('it is taken when the old version ends, and when the supervisor starts', async () => {
    const { install, supervisor } = await withA(B);
    install.setState(prepared);
    await install.ask('/crash');
    await install.until(isVersion(B));
    supervisor.child.kill('SIGKILL');
    await supervisor.exited;
    install.start();
    await install.untilStep('complete');
    expect(await install.until(isVersion(B))).toMatchObject({
      saves: expect.arrayContaining(['first']),
    });
  });

  test.each([
    ['refuses', 'ENDED', { code: 7, output: 'refused to start' }],
    ['crashes', 'ENDED', { code: 1, output: expect.stringContaining('after the migration') }],
    ['dies', 'ENDED', { code: 9, output: '' }],
    ['unwell', 'NOT_READY', { seconds: 1.5 }],
    ['sickens', 'NOT_WELL', {}],
  ] as const)('a version that %s is taken back, with its data', async (fault, key, details) => {
    const { install, supervisor } = await withA({ ...B, fault });
    supervisor.child.kill('SIGTERM');
    await supervisor.exited;
    install.setState(prepared);
    install.start(fault === 'unwell' ? { ready: 1_500 } : {});
    expect(await install.untilStep('reverted')).toEqual({
      ...prepared,
      step: 'reverted',
      problem: { key, details },
    });
    const { saves } = await install.until(isVersion(A));
    expect(saves).toEqual(['migrated 1', 'first']);
    expect(install.current()).toBe(A.version);
    expect((await install.ask('/second', 'POST'))?.status).toBe(200);
  });

  test('without a copy of the data, it is not taken', async () => {
    const { install } = await withA(B);
    mkdirSync(join(install.folder, 'data', 'in-the-way.db'));
    install.setState(prepared);
    await install.ask('/update');
    expect((await install.untilStep('reverted')).problem?.key).toBe('COPY_FAILED');
    expect(await install.until(isVersion(A))).toMatchObject({ saves: ['migrated 1', 'first'] });
  });

  test.each([
    ['an older version', { to: '3.0.9' }, 'NOT_NEWER'],
    ['a version that is not there', { to: '4.0.0' }, 'VERSION_MISSING'],
    ['an update from another version', { from: '3.1.5' }, 'OTHER_VERSION'],
  ])('%s is not taken', async (_, change, key) => {
    const { install } = await withA(B, [{ version: '3.0.9', schema: 1 }]);
    install.setState({ ...prepared, ...change });
    await install.ask('/update');
    expect((await install.untilStep('reverted')).problem?.key).toBe(key);
    expect(await install.until(isVersion(A))).toMatchObject({ saves: ['migrated 1', 'first'] });
  });
});

/** Saves until no more are accepted. Resolves with those that were acknowledged. */
async function saveUntil({ ask }: FakeInstall, isOver: () => boolean): Promise<readonly string[]> {
  const acknowledged: string[] = [];
  for (let count = 0; !isOver(); count += 1) {
    const name = `save-${count}`;
    if ((await ask(`/${name}`, 'POST'))?.status === 200) acknowledged.push(name);
  }
  return acknowledged;
}

/** A process that has just ended is fine, too. */
function endNow(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL');
  } catch (error) {
    if (Object(error).code !== 'ESRCH') throw error;
  }
}

/** ms after the request for the update. */
const MOMENTS = process.env.ENDURANCE
  ? Array.from({ length: 200 }, () => Math.random() * 1_500)
  : [0, 50, 150, 300, 500, 800, 1_200];

test(`${MOMENTS.length} kills end in one whole version`, {
  timeout: MOMENTS.length * 30_000,
}, async () => {
  const ends = new Set<string>();
  for (const [kill, moment] of MOMENTS.entries()) {
    const { install, supervisor } = await withA(B);
    let isOver = false;
    const saving = saveUntil(install, () => isOver);
    install.setState(prepared);
    await install.ask('/update');
    await wait(moment);
    const server = kill % 3 === 0 ? await install.ask() : null;
    if (server) endNow(server.pid);
    else {
      supervisor.child.kill('SIGKILL');
      await supervisor.exited;
      install.start();
    }
    const { step } = await install.untilStep('complete', 'reverted');
    isOver = true;
    const acknowledged = await saving;
    const kind = step === 'complete' ? B : A;
    const { saves } = await install.until(isVersion(kind));
    expect(install.current()).toBe(kind.version);
    expect(saves.includes('migrated 2')).toBe(step === 'complete');
    expect(acknowledged.filter((name) => !saves.includes(name))).toEqual([]);
    ends.add(step);
    await install.remove();
    installs = [];
  }
  expect(ends).toContain('complete');
});
