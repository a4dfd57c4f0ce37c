// Runs a version of the server on a copy of the site, unseen by anyone else.
import { type ChildProcess, spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { NODE } from '../installation.ts';
import { UpdateProblem } from '../update-problem.ts';

export type VersionServer = {
  readonly url: string;
  /** Rejects with an `UpdateProblem` if it ends by itself. */
  readonly ended: Promise<never>;
  readonly stop: () => Promise<void>;
};

export type VersionOptions = {
  /** Folder of the version. */
  readonly version: string;
  /** Folder in place of the one that Plinth is installed in. */
  readonly install: string;
  /** Folder with the copy of the site. */
  readonly data: string;
  /** Variables in addition to those of this process. */
  readonly environment: Readonly<Record<string, string>>;
  /** ms until it has to listen. Migrations are part of it. */
  readonly readyMs: number;
};

const MAX_OUTPUT = 500;
const STOP_MS = 5_000;

/**
 * Nothing of it leaves this computer: no jobs run, so no mail is sent, and it asks no other server.
 * Files are those of the copy.
 */
const APART: Readonly<Record<string, string>> = {
  ...{ PLINTH_REHEARSAL: '1', HOST: '127.0.0.1', PORT: '0', PLINTH_WORKERS: '1' },
  ...{ PLINTH_STORAGE: '', PLINTH_HUB: '', PLINTH_RELEASES: '', PLINTH_LOG: 'error' },
  ...{ PLINTH_OWNER_EMAIL: '', PLINTH_OWNER_PASSWORD: '' },
};

function run({ version, install, data, environment }: VersionOptions): ChildProcess {
  const flags: readonly string[] = JSON.parse(
    readFileSync(join(version, 'node-flags.json'), 'utf8'),
  );
  return spawn(join(version, NODE), [...flags, join(version, 'start.mjs'), 'start'], {
    cwd: install,
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
    env: {
      ...process.env,
      ...APART,
      ...environment,
      PLINTH_DATA: data,
      // It also makes it stop when this process is gone.
      PLINTH_INSTALL: install,
    },
  });
}

/** `{ type: 'listening', url }` */
const urlIn = (message: unknown): string | undefined => {
  const { type, url } = Object(message);
  return type === 'listening' ? String(url) : undefined;
};

/** Starts a version, and resolves once it listens. Throws `UpdateProblem`. */
export async function startVersion(options: VersionOptions): Promise<VersionServer> {
  const child = run(options);
  let output = '';
  child.stderr?.on('data', (chunk: Buffer) => {
    output = (output + chunk).slice(-MAX_OUTPUT);
  });
  let isStopping = false;
  const closed = new Promise<void>((resolve) => {
    child.once('close', () => resolve());
    child.once('error', (error) => {
      output ||= error.message;
      resolve();
    });
  });
  const ended = closed.then((): never => {
    throw new UpdateProblem('REHEARSAL_ENDED', { reason: output.trim() });
  });
  ended.catch(() => undefined);
  const stop = async () => {
    if (isStopping) return closed;
    isStopping = true;
    child.kill('SIGTERM');
    const timer = setTimeout(() => child.kill('SIGKILL'), STOP_MS);
    await closed;
    clearTimeout(timer);
  };
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    const seconds = options.readyMs / 1000;
    const fail = () => reject(new UpdateProblem('REHEARSAL_NOT_READY', { seconds }));
    timer = setTimeout(fail, options.readyMs);
  });
  const listening = new Promise<string>((resolve) => {
    child.on('message', (message) => {
      const url = urlIn(message);
      if (url !== undefined) resolve(url);
    });
  });
  try {
    return { url: await Promise.race([listening, ended, late]), ended, stop };
  } catch (error) {
    await stop();
    throw error;
  } finally {
    clearTimeout(timer);
  }
}
