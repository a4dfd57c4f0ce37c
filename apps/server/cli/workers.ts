import cluster, { type Worker } from 'node:cluster';
import type { Logger } from '../logging.ts';

const MINUTE = 60_000;
const FIRST_WAIT_MS = 250;
const LONGEST_WAIT_MS = 30_000;

/** The message that a worker sends once it listens. */
export const LISTENING = 'listening';

/** Delay in ms before the next worker starts, after `ends` workers have exited within a minute. */
export const waitAfter = (ends: number): number =>
  ends < 2 ? 0 : Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** (ends - 2));

/**
 * Starts `count` processes that share one port and resolves once all listen. Replaces workers that
 * exit, with growing delays while they keep exiting. If a worker exits before any has ever
 * listened, all stop: the others would fail for the same reason.
 */
export function superviseWorkers(count: number, log: Logger): Promise<void> {
  const waits = new Set<NodeJS.Timeout>();
  let isStopping = false;
  let hasListened = false;
  let ends: number[] = [];

  const exitWhenDone = () => {
    if (workers().length === 0) process.exit();
  };
  const stop = () => {
    isStopping = true;
    for (const wait of waits) clearTimeout(wait);
    for (const worker of workers()) worker.process.kill('SIGTERM');
    exitWhenDone();
  };
  const replace = () => {
    const now = Date.now();
    ends = [...ends.filter((time) => time > now - MINUTE), now];
    const wait = setTimeout(() => {
      waits.delete(wait);
      cluster.fork();
    }, waitAfter(ends.length));
    waits.add(wait);
  };
  const onExit = (worker: Worker, code: number | null, signal: string | null) => {
    if (isStopping) return exitWhenDone();
    if (hasListened || code === null) {
      log.error({ pid: worker.process.pid, code, signal }, 'a worker ended');
      return replace();
    }
    process.exitCode = 1;
    stop();
  };

  cluster.on('exit', onExit);
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
  return new Promise((resolve) => {
    const listening = new Set<Worker>();
    cluster.on('message', (worker, message) => {
      if (message !== LISTENING) return;
      hasListened = true;
      listening.add(worker);
      if (workers().filter((one) => listening.has(one)).length >= count) resolve();
    });
    for (let started = 0; started < count; started += 1) cluster.fork();
  });
}

const workers = (): Worker[] => Object.values(cluster.workers ?? {}).flatMap((one) => one ?? []);
