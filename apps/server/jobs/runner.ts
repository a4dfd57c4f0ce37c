import type { Logger } from '../logging.ts';
import type { Store } from '../storage/database/store.ts';
import { NotReady } from './not-ready.ts';
import { createJobQueue, type Job } from './queue.ts';

/**
 * Runs one job; rejects to retry it later. Must be idempotent, since it may run again after a crash.
 * Long ones reject with `NotReady` once the server is `stopping`.
 */
export type JobHandler = (payload: never, job: Job, stopping: AbortSignal) => Promise<void>;

export type JobHandlers = { readonly [kind: string]: JobHandler };

export type JobRunnerPorts = {
  readonly store: Store;
  readonly clock: () => number;
  readonly log: Logger;
  readonly handlers: JobHandlers;
  /** Whether an update may take back what jobs write. They wait meanwhile. */
  readonly isSwapping: () => Promise<boolean>;
};

export type JobRunner = {
  readonly start: () => void;
  /** Stops taking jobs and waits for running ones. */
  readonly stop: () => Promise<void>;
  /** When the last job finished, in ms since 1970. */
  readonly lastRun: () => number | null;
};

/** Maximum polling interval: another process may add a job that is due earlier. */
const MAX_SLEEP_MS = 1_500;
const HEARTBEAT_MS = 20_000;
const ERROR_DELAY_MS = 1_000;

/** Runs due jobs: at most one per kind in this process, and each job once across processes. */
export function createJobRunner({
  store,
  clock,
  log,
  handlers,
  isSwapping,
}: JobRunnerPorts): JobRunner {
  const queue = createJobQueue({ store, clock });
  const running = new Map<string, Promise<void>>();
  let timer: NodeJS.Timeout | undefined;
  let isRunning = false;
  let stopping = new AbortController();
  let polling: Promise<void> | undefined;
  let shouldPollAgain = false;
  let lastFinished: number | null = null;

  const runJob = async (job: Job): Promise<void> => {
    const heartbeat = setInterval(() => {
      queue
        .renew(job)
        .catch((err) => log.warn({ err, job: job.id }, 'a job lease could not be renewed'));
    }, HEARTBEAT_MS);
    try {
      await handlers[job.kind]?.(job.payload as never, job, stopping.signal);
      await queue.finish(job);
    } catch (err) {
      const { id, kind, attempts } = job;
      if (err instanceof NotReady) log.info({ job: id, kind, reason: err.message }, 'a job waits');
      else log.warn({ err, job: id, kind, attempts }, 'a job failed');
      await queue
        .fail(job, err instanceof Error ? err.message : String(err))
        .catch(() => undefined);
    } finally {
      clearInterval(heartbeat);
      lastFinished = clock();
    }
  };

  const sleep = (ms: number) => {
    clearTimeout(timer);
    if (isRunning) timer = setTimeout(poll, ms);
  };

  const claimAll = async (): Promise<void> => {
    for (;;) {
      if (await isSwapping()) return sleep(ERROR_DELAY_MS);
      const idle = Object.keys(handlers).filter((kind) => !running.has(kind));
      const job = isRunning ? await queue.claim(idle) : undefined;
      if (!job) break;
      const finished = runJob(job).finally(() => {
        running.delete(job.kind);
        poll();
      });
      running.set(job.kind, finished);
    }
    const due = await queue.nextDue(Object.keys(handlers));
    const wait = due === undefined ? MAX_SLEEP_MS : due - clock();
    sleep(Math.max(running.size > 0 ? ERROR_DELAY_MS : 0, Math.min(wait, MAX_SLEEP_MS)));
  };

  function poll(): void {
    if (!isRunning) return;
    if (polling) {
      shouldPollAgain = true;
      return;
    }
    polling = claimAll()
      .catch((err) => {
        log.warn({ err }, 'jobs could not be read');
        sleep(ERROR_DELAY_MS);
      })
      .finally(() => {
        polling = undefined;
        if (shouldPollAgain) {
          shouldPollAgain = false;
          poll();
        }
      });
  }

  let unsubscribe = () => {};
  return {
    start: () => {
      isRunning = true;
      stopping = new AbortController();
      const stop = store.changes.subscribe((changes) => {
        if (changes.some(({ record }) => record === 'job')) poll();
      });
      unsubscribe = () => stop();
      poll();
    },
    stop: async () => {
      isRunning = false;
      stopping.abort();
      unsubscribe();
      clearTimeout(timer);
      await polling;
      await Promise.all(running.values());
    },
    lastRun: () => lastFinished,
  };
}
