import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'esbuild';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { createBackupStore } from '../features/backups/backup-store.ts';
import { copyToRemote } from '../features/backups/remote.ts';
import { openS3Objects } from '../storage/files/s3-objects.ts';
import { startS3 } from '../testing/s3.ts';
import { createBrowser } from '../testing/server.ts';

/** Runs the commands as in production: from the bundle, in separate processes. */
const dist = join(import.meta.dirname, '../dist');
mkdirSync(dist, { recursive: true });
const folder = mkdtempSync(join(dist, 'test-'));
const data = mkdtempSync(join(tmpdir(), 'plinth-cli-'));
const bundle = join(folder, 'run.mjs');

beforeAll(async () => {
  await build({
    stdin: {
      contents: "import { runCli } from './index.ts';\nawait runCli(process.argv.slice(2));",
      resolveDir: import.meta.dirname,
      loader: 'ts',
    },
    outfile: bundle,
    bundle: true,
    platform: 'node',
    format: 'esm',
    jsx: 'automatic',
    logLevel: 'error',
    plugins: [
      {
        name: 'packages-stay-outside',
        setup: ({ onResolve }) =>
          onResolve({ filter: /^[^./#]/ }, ({ path }) =>
            path.startsWith('@plinth/') ? undefined : { path, external: true },
          ),
      },
    ],
  });
});

afterAll(() => {
  rmSync(folder, { recursive: true });
  rmSync(data, { recursive: true });
});

const freePort = async (): Promise<number> => {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const address = probe.address();
  probe.close();
  return typeof address === 'object' && address ? address.port : 0;
};

/** With the cache of compiled code, each of the many processes starts in two thirds of the time. */
const { PATH, NODE_COMPILE_CACHE } = process.env;

type Run = { readonly process: ChildProcess; readonly output: () => string };

function run(args: readonly string[], environment: Record<string, string> = {}): Run {
  let output = '';
  const child = spawn(process.execPath, [bundle, ...args], {
    env: {
      ...{ PATH, NODE_COMPILE_CACHE },
      ...{ PLINTH_DATA: data, PLINTH_STARTER: 'none' },
      ...environment,
    },
  });
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => {
      output += chunk;
    });
  }
  return { process: child, output: () => output };
}

const finished = async (one: Run) => {
  const [code] = await once(one.process, 'exit');
  return { code, output: one.output() };
};

const OWNER = { PLINTH_OWNER_EMAIL: 'a@example.com', PLINTH_OWNER_PASSWORD: 'a long password' };

describe('the commands', () => {
  test('starting on a full disk reports only that', async () => {
    const full = mkdtempSync(join(data, 'full-'));
    symlinkSync('/dev/full', join(full, 'server.json'));
    const { code, output } = await finished(run(['start'], { PLINTH_DATA: full }));
    expect(code).toBe(1);
    expect(output).toBe(
      `The disk with ${full} is full. Free some space on it, then start again.\n`,
    );
  });

  test('help works, and unknown commands fail', async () => {
    for (const [args, words] of [
      [['--help'], 'doctor'],
      [['help'], 'doctor'],
      [['help', 'owner'], 'reset-link'],
      [['owner', '--help'], 'reset-link'],
    ] as const) {
      const { code, output } = await finished(run(args));
      expect([args, code, output]).toEqual([args, 0, expect.stringContaining(words)]);
    }
    for (const args of [
      ['nonsense'],
      ['nonsense', '--help'],
      ['help', 'nonsense'],
      ['owner', 'nonsense', '--help'],
    ]) {
      const { code, output } = await finished(run(args));
      expect([args, code, output]).toEqual([args, 1, expect.stringMatching(/^.*"nonsense".*\n$/)]);
    }
  });

  test('errors are one line with a failing exit code', async () => {
    const port = await freePort();
    const taken = createServer().listen(port, '127.0.0.1');
    await once(taken, 'listening');
    const cases = [
      [{ PORT: String(port) }, /Can't listen on 127.0.0.1:\d+ \(EADDRINUSE\)/],
      [{ PORT: 'abc' }, /PORT is not valid: it must be a whole number.*"abc"/],
      [{ DATABASE_URL: 'mysql://x' }, /DATABASE_URL is not valid/],
      [{ PLINTH_DATA: join(bundle, 'data') }, /is not writable/],
      [{ PLINTH_DATA: bundle }, /is a file, not a folder/],
      [{ PLINTH_OWNER_EMAIL: 'a@example.com' }, /must be set together/],
    ] as const;
    for (const [environment, message] of cases) {
      const { code, output } = await finished(run(['start'], environment));
      expect([code, output.trim().split('\n').length]).toEqual([1, 1]);
      expect(output).toMatch(message);
    }
    taken.close();
  });

  test('an owner is created once, gets a reset link, and passes the doctor', async () => {
    const none = await finished(run(['owner', 'reset-link']));
    expect([none.code, none.output]).toEqual([1, expect.stringContaining('no owner yet')]);
    const setup = await finished(run(['owner', 'setup-link']));
    expect(setup.output).toMatch(/http:\/\/localhost:3000\/admin\/#!\/setup\/[\w-]{43}\//);
    const create = ['owner', 'create', '--email', 'a@example.com', '--password', 'a long password'];
    expect(await finished(run(create))).toMatchObject({ code: 0 });
    expect(await finished(run(create))).toMatchObject({ code: 1 });
    expect(await finished(run(['owner', 'setup-link']))).toMatchObject({ code: 1 });
    const link = await finished(run(['owner', 'reset-link']));
    expect(link.output).toMatch(/http:\/\/localhost:3000\/admin\/#!\/auth\/reset\/[\w-]{43}\//);
    const doctor = await finished(run(['doctor']));
    expect([doctor.code, doctor.output]).toEqual([0, expect.stringContaining('✓ Activation')]);
    expect(await finished(run(['migrate']))).toMatchObject({ code: 0 });
  });
});

test('a hub activates a site on another server, once per product ID', async () => {
  const folders = [1, 2].map(() => mkdtempSync(join(tmpdir(), 'plinth-cli-')));
  const [own = '', site = ''] = folders;
  const port = await freePort();
  const hub = run(['hub'], { PORT: String(port), PLINTH_DATA: own });
  await vi.waitFor(() => expect(hub.output()).toContain('PLINTH_HUB_KEY'), { timeout: 60_000 });
  const [, key = ''] = /Key {2}(\S+)/.exec(hub.output()) ?? [];
  const settings = {
    PLINTH_DATA: site,
    PLINTH_HUB: `http://127.0.0.1:${port}`,
    PLINTH_HUB_KEY: key,
  };
  const create = ['owner', 'create', '--email', 'a@example.com', '--password', 'a long password'];
  expect(await finished(run(create, settings))).toMatchObject({ code: 0 });
  const { output } = await finished(run(['doctor'], settings));
  expect(output).toContain('✓ Activation');
  const unknown = await finished(run(['hub', 'release', 'none'], { PLINTH_DATA: own }));
  expect([unknown.code, unknown.output]).toEqual([1, 'No site has the product ID none.\n']);
  const refused = await finished(run(['hub'], { PLINTH_DATA: site }));
  expect([refused.code, refused.output]).toEqual([1, expect.stringContaining('folder of a site')]);
  hub.process.kill('SIGTERM');
  expect((await finished(hub)).code).toBe(0);
  for (const folder of folders) rmSync(folder, { recursive: true });
});

test('a site is backed up, exported, and imported into another data folder', async () => {
  const at = (name: string) => ({ PLINTH_DATA: join(data, name) });
  const create = ['owner', 'create', '--email', 'a@example.com', '--password', 'a long password'];
  expect(await finished(run(['backup'], at('from')))).toMatchObject({ code: 1 });
  expect(await finished(run(create, at('from')))).toMatchObject({ code: 0 });
  const backup = await finished(run(['backup'], at('from')));
  expect([backup.code, backup.output]).toEqual([0, expect.stringContaining('restored in a test')]);
  const id = /plinth restore (\S+)"/.exec(backup.output)?.[1] ?? '';
  const folder = join(data, 'moved');
  expect(await finished(run(['export', folder], at('from')))).toMatchObject({ code: 0 });
  expect(await finished(run(['import', folder], at('to')))).toMatchObject({ code: 0 });
  const doctor = await finished(run(['doctor'], at('to')));
  expect(doctor.output).toContain('✓ Owner');
  const again = await finished(run(['restore', id], at('from')));
  expect([again.code, again.output]).toEqual([1, expect.stringMatching(/^There is a site.*\n$/)]);
  const replaced = await finished(run(['restore', id, '--replace'], at('from')));
  expect([replaced.code, replaced.output]).toEqual([0, expect.stringContaining('is backed up as')]);
  const none = await finished(run(['restore', join(data, 'none.plinth')], at('empty')));
  expect([none.code, none.output]).toEqual([1, expect.stringMatching(/^There is no backup.*\n$/)]);
});

test('an encrypted backup is restored from an S3-compatible store on an empty machine', async () => {
  const s3 = await startS3(join(data, 'bucket'));
  const secret = { PLINTH_BACKUP_PASSPHRASE: 'seven gray herons at noon' };
  const at = (name: string, more = {}) => ({ PLINTH_DATA: join(data, name), ...more });
  const create = ['owner', 'create', '--email', 'a@example.com', '--password', 'a long password'];
  expect(await finished(run(create, at('kept')))).toMatchObject({ code: 0 });
  const refused = await finished(run(['backup', '--encrypt'], at('kept')));
  expect([refused.code, refused.output]).toEqual([1, expect.stringContaining('PASSPHRASE')]);
  const backup = await finished(run(['backup', '--encrypt'], at('kept', secret)));
  expect([backup.code, backup.output]).toEqual([0, expect.stringContaining('restored in a test')]);
  const remote = openS3Objects({
    ...{ endpoint: `${s3.endpoint}/media`, region: 'us-east-1', prefix: 'sites/one/' },
    ...{ accessKeyId: 'S3RVER', secretAccessKey: 'S3RVER' },
  });
  await copyToRemote(remote, createBackupStore(join(data, 'kept', 'backups')));
  const address = `s3://media/sites/one?endpoint=${s3.endpoint}`;
  const keys = s3.environment;
  const wrong = { ...keys, PLINTH_BACKUP_PASSPHRASE: 'another passphrase' };
  const locked = await finished(run(['restore', address], at('lost', wrong)));
  expect([locked.code, locked.output]).toEqual([1, expect.stringContaining('the passphrase of')]);
  const file = join(data, 'plain.plinth');
  expect(await finished(run(['backup', file], at('kept')))).toMatchObject({ code: 0 });
  const plain = await finished(run(['restore', file], at('lost', secret)));
  expect([plain.code, plain.output]).toEqual([1, expect.stringContaining("isn't encrypted")]);
  const restored = await finished(run(['restore', address], at('lost', { ...keys, ...secret })));
  expect([restored.code, restored.output]).toEqual([0, expect.stringContaining('is restored')]);
  expect(restored.output + backup.output + locked.output).not.toContain('herons');
  const doctor = await finished(run(['doctor'], at('lost')));
  expect(doctor.output).toContain('✓ Owner');
  await s3.close();
});

describe.each(['1', '2'])('started with %s workers', (workers) => {
  test('serves, prints the setup link, and stops on a signal', async () => {
    const port = await freePort();
    const own = mkdtempSync(join(tmpdir(), 'plinth-cli-'));
    const one = run(['start'], { PORT: String(port), PLINTH_DATA: own, PLINTH_WORKERS: workers });
    await vi.waitFor(() => expect(one.output()).toContain('/admin/#!/setup/'), { timeout: 60_000 });
    const url = `http://127.0.0.1:${port}`;
    expect((await fetch(`${url}/readyz`)).status).toBe(200);
    one.process.kill('SIGTERM');
    const { code, output } = await finished(one);
    expect([code, output.match(/#!\/setup\//g)?.length]).toEqual([0, 1]);
    await expect(fetch(`${url}/healthz`)).rejects.toThrow();
    rmSync(own, { recursive: true });
  });
});

const workersOf = ({ pid }: ChildProcess): readonly number[] =>
  spawnSync('ps', ['-eo', 'pid=,ppid='], { encoding: 'utf8' })
    .stdout.split('\n')
    .map((line) => line.trim().split(/\s+/).map(Number))
    .flatMap(([child, parent]) => (child && parent === pid ? [child] : []))
    .sort((one, other) => one - other);

test('killed workers are logged and replaced, even during startup', async () => {
  const own = mkdtempSync(join(tmpdir(), 'plinth-cli-'));
  const port = await freePort();
  const settings = { ...OWNER, PORT: String(port), PLINTH_DATA: own, PLINTH_WORKERS: '2' };
  const one = run(['start'], settings);
  const isReady = () =>
    vi.waitFor(async () => expect((await fetch(`http://127.0.0.1:${port}/readyz`)).ok).toBe(true), {
      timeout: 60_000,
      interval: 5,
    });
  await vi.waitFor(() => expect(workersOf(one.process).length).toBe(2), {
    timeout: 60_000,
    interval: 5,
  });
  const killed = new Set<number>();
  for (let round = 0; round < 3; round += 1) {
    const newest = workersOf(one.process).at(-1) ?? 0;
    process.kill(newest, 'SIGKILL');
    killed.add(newest);
    await vi.waitFor(
      () => {
        const alive = workersOf(one.process).filter((pid) => !killed.has(pid));
        expect(alive.length).toBe(2);
        expect(one.output().match(/a worker exited/g)?.length).toBe(killed.size);
      },
      { timeout: 60_000 },
    );
  }
  await isReady();
  await vi.waitFor(() => expect(one.output()).toContain('/admin/'), { timeout: 60_000 });
  one.process.kill('SIGTERM');
  expect((await finished(one)).code).toBe(0);
  rmSync(own, { recursive: true });
});

test('a server killed during saves keeps every confirmed one', async () => {
  const own = mkdtempSync(join(tmpdir(), 'plinth-cli-'));
  const port = await freePort();
  const environment = { PORT: String(port), PLINTH_DATA: own, ...OWNER };
  const url = `http://127.0.0.1:${port}`;
  const answered: number[] = [];
  for (let round = 0; round < 3; round += 1) {
    const one = run(['start'], environment);
    await vi.waitFor(() => expect(one.output()).toContain('/admin/'), { timeout: 60_000 });
    const { client } = createBrowser(url);
    await client.AuthService.login({ email: 'a@example.com', password: 'a long password' });
    const { items } = await client.PagesService.getList({ count: 200 });
    const stored = new Set(items.map(({ id }) => id));
    expect(answered.filter((id) => !stored.has(id))).toEqual([]);
    const saves = Array.from({ length: 30 }, (_, index) =>
      client.PagesService.save({ item: { name: `Page ${round} ${index}` } }).then(
        ({ id }) => answered.push(id),
        () => undefined,
      ),
    );
    await Promise.any(saves.slice(round * 5));
    one.process.kill('SIGKILL');
    await Promise.all([...saves, once(one.process, 'exit')]);
  }
  expect(answered.length).toBeGreaterThan(3);
  rmSync(own, { recursive: true });
});

describe.each(['1', '2'])('a data folder in use by %s workers', (workers) => {
  test('rejects a second server, but not commands or a restart after a kill', async () => {
    const own = mkdtempSync(join(tmpdir(), 'plinth-cli-'));
    const start = async () => {
      const port = String(await freePort());
      return run(['start'], { ...OWNER, PORT: port, PLINTH_DATA: own, PLINTH_WORKERS: workers });
    };
    const isUp = (one: Run) =>
      vi.waitFor(() => expect(one.output()).toContain('/admin/'), { timeout: 60_000 });
    const first = await start();
    await isUp(first);
    const second = await finished(await start());
    expect([second.code, second.output.trim().split('\n').length]).toEqual([1, 1]);
    expect(second.output).toMatch(
      new RegExp(`${own} is in use.*process ${first.process.pid}, since 20.*PLINTH_DATA`),
    );
    for (const command of [['owner', 'reset-link'], ['doctor']]) {
      expect((await finished(run(command, { PLINTH_DATA: own }))).code).toBe(0);
    }
    first.process.kill('SIGKILL');
    await once(first.process, 'exit');
    const third = await start();
    await isUp(third);
    third.process.kill('SIGTERM');
    expect((await finished(third)).code).toBe(0);
    rmSync(own, { recursive: true });
  });
});
