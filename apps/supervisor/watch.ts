import { setTimeout as wait } from 'node:timers/promises';
import type { ServerProcess } from './server-process.ts';
import type { Problem } from './state.ts';

/** Durations in ms. */
export type WatchTimes = {
  /** Until a new version has to serve. Migrations are part of it. */
  readonly ready: number;
  /** How long it has to serve without a fault. */
  readonly well: number;
  readonly poll: number;
};

const REQUEST_MS = 2_000;
/** Failed requests in a row that aren't an accident. */
const MAX_FAILED = 3;

/** Whether the server can serve: its database is migrated and responds. */
async function isReady(url: string): Promise<boolean> {
  try {
    const response = await fetch(`${url}/readyz`, { signal: AbortSignal.timeout(REQUEST_MS) });
    await response.arrayBuffer();
    return response.status === 200;
  } catch {
    return false;
  }
}

async function becomesReady(server: ServerProcess, times: WatchTimes): Promise<string | null> {
  const until = Date.now() + times.ready;
  const url = await Promise.race([server.listening, wait(times.ready, null, { ref: false })]);
  for (; url !== null && Date.now() < until; await wait(times.poll)) {
    if (await isReady(url)) return url;
  }
  return null;
}

async function staysWell(url: string, times: WatchTimes): Promise<boolean> {
  let failed = 0;
  for (const until = Date.now() + times.well; ; await wait(times.poll)) {
    failed = (await isReady(url)) ? 0 : failed + 1;
    if (failed >= MAX_FAILED) return false;
    if (failed === 0 && Date.now() >= until) return true;
  }
}

async function problemWhileRunning(
  server: ServerProcess,
  times: WatchTimes,
): Promise<Problem | null> {
  const url = await becomesReady(server, times);
  if (url === null) return { key: 'NOT_READY', details: { seconds: times.ready / 1000 } };
  return (await staysWell(url, times)) ? null : { key: 'NOT_WELL', details: {} };
}

/** Watches a server that has just started. Null if it serves and goes on doing so. */
export function watchServer(server: ServerProcess, times: WatchTimes): Promise<Problem | null> {
  const ended = server.exited.then(
    ({ code, signal }): Problem => ({
      key: 'ENDED',
      details: { code: code ?? signal ?? '', output: server.errors() },
    }),
  );
  return Promise.race([ended, problemWhileRunning(server, times)]);
}
