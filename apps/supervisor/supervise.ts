import { setTimeout as wait } from 'node:timers/promises';
import type { UpdateState } from '@plinth/contract';
import { createCrashCount, retryDelay } from './crashes.ts';
import { DatabaseFailure, OtherServers } from './database-command.ts';
import {
  currentVersion,
  hasCurrentVersion,
  type Install,
  isWritable,
  setCurrentVersion,
} from './install.ts';
import { endLeftover } from './leftover.ts';
import { lockInstall } from './lock.ts';
import type { Exit } from './server-process.ts';
import { createServers, type Servers } from './servers.ts';
import { isRollbackRequested, nextTask, readState, type Task, writeState } from './state.ts';
import { announceSwap, complete, goBack, keepNewVersion, swap } from './update.ts';
import { type WatchTimes, watchServer } from './watch.ts';

export type SupervisorOptions = {
  readonly install: Install;
  /** Arguments of the server. */
  readonly args: readonly string[];
  /** Durations in ms. */
  readonly times: WatchTimes & { readonly stop: number };
};

const SIGNALS = ['SIGTERM', 'SIGINT', 'SIGHUP'] as const;

const say = (text: string): boolean => process.stderr.write(`${text}\n`);

const describe = ({ code, signal }: Exit): string => `Plinth ended with ${signal ?? code}.`;

/** The process is about to end. */
const untilExit = () => new Promise<never>(() => {});

async function takeOver(install: Install, stopMs: number): Promise<void> {
  const { release } = lockInstall(install);
  process.on('exit', release);
  await endLeftover(install, stopMs);
  if (!hasCurrentVersion(install)) setCurrentVersion(install, currentVersion(install));
}

type Session = {
  readonly options: SupervisorOptions;
  readonly servers: Servers;
  /** See `createCrashCount`. */
  readonly crash: () => number | null;
  readonly isStopping: () => boolean;
  /** What the files ask for. */
  readonly next: () => { readonly state: UpdateState | null; readonly task: Task };
};

/** Runs the current version. Resolves with the exit code, or with null if there is more to do. */
async function run({ servers, crash, isStopping, next }: Session): Promise<number | null> {
  const server = servers.running() ?? servers.start(false);
  const exit = await Promise.race([server.exited, server.updateRequested()]);
  if (isStopping()) return untilExit();
  if (exit === null || next().task !== 'run') return null;
  if (exit.code === 0) return 0;
  if (!servers.hasListened() && exit.code !== null) return exit.code;
  const delay = crash();
  if (delay === null) {
    say(`${describe(exit)} It ended five times within a minute, so it isn't started again.`);
    return 1;
  }
  say(`${describe(exit)} Starting it again.`);
  await wait(delay);
  return null;
}

async function watch({ options, servers, isStopping }: Session, state: UpdateState): Promise<void> {
  const { install, times } = options;
  writeState(install, { ...state, step: 'watching', progress: null, problem: null });
  const problem = await watchServer(servers.start(true), times);
  if (isStopping()) return untilExit();
  if (problem === null) return complete(install, state);
  say(`Version ${state.to} doesn't run (${problem.key}). Going back to ${state.from}.`);
  await servers.stopForChange();
  const failed: UpdateState = { ...state, step: 'watching', progress: null, problem };
  try {
    writeState(install, failed);
  } catch {
    // The disk may be full. Going back makes room.
  }
  await retryGoBack(install, failed, isStopping);
}

/**
 * Neither version can run as long as the database doesn't respond. While another server uses it, the
 * new version runs on if it's the owner who wants to go back.
 */
async function retryGoBack(install: Install, state: UpdateState, isStopping: () => boolean) {
  for (let failures = 1; ; failures += 1) {
    try {
      return await goBack(install, state);
    } catch (error) {
      if (!(error instanceof DatabaseFailure)) throw error;
      if (error instanceof OtherServers && isRollbackRequested(state))
        return keepNewVersion(install, state);
      say(`Going back to ${state.from} is tried again: ${error}`);
      if (isStopping()) return untilExit();
      await wait(retryDelay(failures));
    }
  }
}

async function change({ options, servers }: Session, state: UpdateState): Promise<void> {
  announceSwap(options.install, state);
  await servers.stopForChange();
  await swap(options.install, state);
}

/**
 * Runs the server of the current version until it is stopped, and takes the updates that the site
 * has prepared. Resolves with an exit code.
 */
export async function supervise(options: SupervisorOptions): Promise<number> {
  const { install, args, times } = options;
  let canUpdate = isWritable(install);
  if (canUpdate) await takeOver(install, times.stop);
  const servers = createServers({ install, args, stopMs: times.stop, canUpdate });
  const isStopping = stopOnSignals(servers);
  const next = () => {
    const state = canUpdate ? readState(install) : null;
    return { state, task: nextTask(state, currentVersion(install)) };
  };
  const session: Session = {
    ...{ options, servers, isStopping, next },
    crash: createCrashCount(Date.now),
  };
  for (;;) {
    const { state, task } = next();
    if (state === null || task === 'run') {
      const code = await run(session);
      if (code !== null) return code;
    } else if (task === 'go_back') {
      await servers.stopForChange();
      await retryGoBack(install, state, isStopping);
    } else {
      await (task === 'watch' ? watch : change)(session, state).catch((error: unknown) => {
        // Such as a full disk. The site runs; the next start of the supervisor goes on.
        canUpdate = false;
        say(`The update to ${state.to} waits until Plinth is started again: ${error}`);
      });
    }
    if (isStopping()) await untilExit();
  }
}

/** Stops the server, then this process. Returns whether it has been told to. */
function stopOnSignals(servers: Servers): () => boolean {
  let isStopping = false;
  const stop = () => {
    isStopping = true;
    void servers.stop().then(() => process.exit(0));
  };
  for (const signal of SIGNALS) process.on(signal, stop);
  return () => isStopping;
}
