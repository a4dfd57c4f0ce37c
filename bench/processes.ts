import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { root } from '../scripts/lib/root.ts';
import type { Load } from './load.ts';

export type Running = {
  readonly port: number;
  readonly pid: number;
  /** ms from the process start to the first response with status 200. */
  readonly firstResponse: number;
  readonly stop: () => Promise<void>;
};

async function hasResponded(url: string): Promise<boolean> {
  const response = await fetch(url).catch(() => null);
  await response?.arrayBuffer();
  return response?.status === 200;
}

type Start = {
  readonly args: readonly string[];
  readonly env?: NodeJS.ProcessEnv;
  readonly port: number;
  readonly path: string;
};

/** Starts a server with the current Node and waits for its first response. */
export async function startProcess({ args, env, port, path }: Start): Promise<Running> {
  const started = performance.now();
  const child: ChildProcess = spawn(process.execPath, args, {
    cwd: root,
    env: { ...process.env, NODE_ENV: 'production', ...env },
    stdio: 'ignore',
  });
  const url = `http://127.0.0.1:${port}${path}`;
  while (!(await hasResponded(url))) {
    if (child.exitCode !== null || performance.now() - started > 60_000) {
      throw new Error(`${args.join(' ')} did not respond at ${url}`);
    }
    await new Promise((resolve) => setTimeout(resolve, 4));
  }
  const firstResponse = performance.now() - started;
  return {
    port,
    pid: child.pid ?? 0,
    firstResponse,
    stop: async () => {
      if (child.exitCode !== null) return;
      child.kill('SIGTERM');
      await once(child, 'exit');
    },
  };
}

/** Proportional memory (PSS) of a process in MiB. Null if the OS doesn't report it. */
export function memoryOf(pid: number): number | null {
  try {
    const [, kib] = /^Pss:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8')) ?? [];
    return kib === undefined ? null : Number(kib) / 1024;
  } catch {
    return null;
  }
}

/** Generates load from a separate process. */
export function loadFrom(options: {
  port: number;
  path: string;
  connections: number;
  requests: number;
  headers?: string;
}): Promise<Load> {
  return new Promise((resolve, reject) => {
    execFile(
      process.execPath,
      [`${root}bench/load.ts`, JSON.stringify(options)],
      (error, stdout) => (error ? reject(error) : resolve(JSON.parse(stdout))),
    );
  });
}

export const median = (values: readonly number[]): number =>
  [...values].sort((a, b) => a - b)[values.length >> 1] ?? Number.NaN;

/** The given percentile of all values. */
export const percentile = (values: readonly number[], share: number): number =>
  [...values].sort((a, b) => a - b)[
    Math.min(values.length - 1, Math.floor(values.length * share))
  ] ?? Number.NaN;
