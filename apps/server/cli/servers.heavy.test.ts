import { type ChildProcess, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test, vi } from 'vitest';
import { bundledCommands, finished, OWNER, type Run } from '../testing/bundled-commands.ts';
import { freePort } from '../testing/free-port.ts';
import { createBrowser } from '../testing/server.ts';

const { run } = await bundledCommands();

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
