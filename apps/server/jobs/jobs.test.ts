import { describe, expect, test, vi } from 'vitest';
import { createLogger } from '../logging.ts';
import type { Store } from '../storage/database/store.ts';
import { DATABASES, testStore } from '../testing/stores.ts';
import { enqueue, type NewJob } from './enqueue.ts';
import { NotReady } from './not-ready.ts';
import { createJobQueue } from './queue.ts';
import { createJobRunner, type JobHandlers } from './runner.ts';

const log = createLogger('silent');
const MINUTE = 60_000;

describe.each(DATABASES)('jobs on %s', async (kind) => {
  const time = { now: 1_800_000_000_000 };
  const clock = () => time.now;
  const store = await testStore(kind, clock);
  const queue = createJobQueue({ store, clock });
  const add = (job: Partial<NewJob> & { kind: string }) =>
    store.transaction((tx) => enqueue(tx, { key: 'k', payload: {}, ...job }));
  const rows = (name: string) =>
    store.read.selectFrom('job').selectAll().where('kind', '=', name).execute();
  const runner = (handlers: JobHandlers, of: Store = store) =>
    createJobRunner({ store: of, clock, log, handlers, isSwapping: async () => false });

  test('a job runs when it is due', async () => {
    await add({ kind: 'later', due: time.now + 5 * MINUTE });
    expect(await queue.claim(['later'])).toBeUndefined();
    // Other servers of the site may run more kinds.
    await add({ kind: 'of-another-server' });
    expect(await queue.nextDue(['later'])).toBe(time.now + 5 * MINUTE);
    time.now += 5 * MINUTE;
    const job = await queue.claim(['later']);
    expect(job).toMatchObject({ kind: 'later', attempts: 1 });
    if (job) await queue.finish(job);
    expect(await rows('later')).toEqual([]);
  });

  test('a newer job replaces the waiting one with its kind and key', async () => {
    await add({ kind: 'once', key: 'a', payload: 1, due: time.now + MINUTE });
    await add({ kind: 'once', key: 'a', payload: 2 });
    await add({ kind: 'once', key: 'b', payload: 3 });
    expect((await rows('once')).map(({ payload }) => payload)).toEqual(['2', '3']);
  });

  test('a job that needs the owner logs one line without a stack', async () => {
    const lines: string[] = [];
    const handlers = {
      unready: async () => {
        throw new NotReady('no SMTP server is configured');
      },
    };
    const waiting = createJobRunner({
      store,
      clock,
      log: createLogger('info', { write: (line) => lines.push(line) }),
      handlers,
      isSwapping: async () => false,
    });
    await add({ kind: 'unready' });
    waiting.start();
    await vi.waitFor(() => expect(lines).toHaveLength(1), { timeout: 20_000 });
    await waiting.stop();
    expect(JSON.parse(lines[0] ?? '')).toMatchObject({
      kind: 'unready',
      reason: 'no SMTP server is configured',
      msg: 'a job waits',
    });
    expect(lines[0]).not.toContain('stack');
  });

  test('jobs wait while an update may take back what they write', async () => {
    let isSwapping = true;
    let asked = 0;
    let ran = 0;
    const goBack = async () => {
      ran += 1;
      isSwapping = true;
    };
    const paused = createJobRunner({
      ...{ store, clock, log },
      handlers: { paused: goBack, 'paused-after-it': goBack },
      isSwapping: async () => {
        asked += 1;
        return isSwapping;
      },
    });
    for (const name of ['paused', 'paused-after-it']) await add({ kind: name });
    paused.start();
    await vi.waitFor(() => expect(asked).toBeGreaterThan(1), { timeout: 20_000 });
    expect(ran).toBe(0);
    for (const count of [1, 2]) {
      isSwapping = false;
      await vi.waitFor(() => expect(ran).toBe(count), { timeout: 20_000 });
      const before = asked;
      await vi.waitFor(() => expect(asked).toBeGreaterThan(before + 1), { timeout: 20_000 });
      expect(ran).toBe(count);
    }
    await paused.stop();
  });

  test('concurrent claims get each job once', async () => {
    for (let key = 0; key < 10; key += 1) await add({ kind: 'many', key: String(key) });
    const claims = await Promise.all(Array.from({ length: 30 }, () => queue.claim(['many'])));
    const keys = claims.flatMap((job) => (job ? [job.key] : [])).sort();
    expect(keys).toEqual(Array.from({ length: 10 }, (_, key) => String(key)));
  });

  test('an expired lease passes the job on and can no longer finish it', async () => {
    await add({ kind: 'crash' });
    const first = await queue.claim(['crash']);
    expect(await queue.claim(['crash'])).toBeUndefined();
    time.now += MINUTE;
    const second = await queue.claim(['crash']);
    expect(second).toMatchObject({ id: first?.id, attempts: 2 });
    if (first) await queue.finish(first);
    expect(await rows('crash')).toHaveLength(1);
    if (second) await queue.finish(second);
    expect(await rows('crash')).toHaveLength(0);
  });

  test('a renewed lease keeps the job', async () => {
    await add({ kind: 'long' });
    const job = await queue.claim(['long']);
    time.now += 50_000;
    if (job) await queue.renew(job);
    time.now += 50_000;
    expect(await queue.claim(['long'])).toBeUndefined();
    if (job) await queue.finish(job);
  });

  test('a failing job is retried with growing delays and given up after days', async () => {
    await add({ kind: 'fails' });
    const pauses: number[] = [];
    for (;;) {
      const job = await queue.claim(['fails']);
      if (!job) break;
      await queue.fail(job, 'no luck');
      const [row] = await rows('fails');
      if (row?.state === 'failed') break;
      pauses.push(((row?.due ?? 0) - time.now) / MINUTE);
      time.now = row?.due ?? time.now;
    }
    expect(pauses).toEqual([1, 5, 30, 120, 360, 720, 1440, 1440]);
    expect(await rows('fails')).toMatchObject([{ state: 'failed', error: 'no luck' }]);
  });

  test('two runners run each job once and wake up for new jobs', async () => {
    const done: string[] = [];
    const handlers: JobHandlers = {
      work: async (_: unknown, { key }) => {
        done.push(key);
      },
    };
    const runners = [runner(handlers), runner(handlers)];
    for (const one of runners) one.start();
    for (let key = 0; key < 20; key += 1) await add({ kind: 'work', key: String(key) });
    await vi.waitFor(() => expect(done).toHaveLength(20), { timeout: 10_000 });
    await Promise.all(runners.map((one) => one.stop()));
    expect(new Set(done).size).toBe(20);
    expect(await rows('work')).toEqual([]);
  });

  test('a stopping runner finishes running jobs', async () => {
    const steps: string[] = [];
    const one = runner({
      slow: async () => {
        steps.push('begun');
        await new Promise((resolve) => setTimeout(resolve, 50));
        steps.push('ended');
      },
    });
    one.start();
    await add({ kind: 'slow' });
    await vi.waitFor(() => expect(steps).toEqual(['begun']), { timeout: 20_000 });
    await one.stop();
    expect(steps).toEqual(['begun', 'ended']);
    expect(await rows('slow')).toEqual([]);
  });

  test('a failing handler does not stop other jobs', async () => {
    const done: string[] = [];
    const one = runner({
      bad: async () => {
        throw new Error('broken');
      },
      good: async (_: unknown, { key }) => {
        done.push(key);
      },
    });
    one.start();
    await add({ kind: 'bad' });
    await add({ kind: 'good', key: 'fine' });
    await vi.waitFor(() => expect(done).toEqual(['fine']), { timeout: 20_000 });
    const failed = { state: 'waiting', error: 'broken', attempts: 1 };
    await vi.waitFor(async () => expect(await rows('bad')).toMatchObject([failed]), {
      timeout: 20_000,
    });
    await one.stop();
  });
});
