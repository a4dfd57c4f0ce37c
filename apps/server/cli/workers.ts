import cluster, { type Worker } from 'node:cluster';
import type { Logger } from '../logging.ts';

const MINUTE = 60_000;
const MIN_DELAY_MS = 250;
const MAX_DELAY_MS = 30_000;

/** The message that a worker sends once it listens. */
export const LISTENING = 'listening';

/** Delay in ms before the next worker starts, after `ends` workers have exited within a minute. */
export const restartDelay = (exits: number): number =>
  exits < 2 ? 0 : Math.min(MAX_DELAY_MS, MIN_DELAY_MS * 2 ** (exits - 2));

/**
 * Starts `count` processes that share one port and resolves once all listen. Replaces workers that
 * exit, with growing delays while they keep exiting. If a worker exits before any has ever
 * listened, all stop: the others would fail for the same reason.
 */
export function superviseWorkers(count: number, log: Logger): Promise<void> {
  const timers = new Set<NodeJS.Timeout>();
  let isStopping = false;
  let hasListened = false;
  let exits: number[] = [];

  const exitWhenDone = () => {
    if (workers().length === 0) process.exit();
  };
  const stop = () => {
    isStopping = true;
    for (const timer of timers) clearTimeout(timer);
    for (const worker of workers()) worker.process.kill('SIGTERM');
    exitWhenDone();
  };
  const replace = () => {
    const now = Date.now();
    exits = [...exits.filter((time) => time > now - MINUTE), now];
    const timer = setTimeout(() => {
      timers.delete(timer);
      cluster.fork();
    }, restartDelay(exits.length));
    timers.add(timer);
  };
  const onExit = (worker: Worker, code: number | null, signal: string | null) => {
    if (isStopping) return exitWhenDone();
    if (hasListened || code === null) {
      log.error({ pid: worker.process.pid, code, signal }, 'a worker exited');
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
