import { type ChildProcess, spawn } from 'node:child_process';
import { commandOf, environmentOf, type Install } from './install.ts';
import { noteServer } from './leftover.ts';
import type { Place } from './maintenance.ts';

export type Exit = { readonly code: number | null; readonly signal: NodeJS.Signals | null };

export type ServerProcess = {
  readonly exited: Promise<Exit>;
  /** The URL that it listens on. Never settles if it exits before. */
  readonly listening: Promise<string>;
  /** Where it listens. Null until then. */
  readonly place: () => Place | null;
  /** Resolves the next time that the site asks for its update. */
  readonly updateRequested: () => Promise<null>;
  /** The end of what it wrote to its error output. Empty unless it is watched. */
  readonly errors: () => string;
  /** Lets it finish requests in progress, then kills it. */
  readonly stop: () => Promise<void>;
};

export type ServerOptions = {
  readonly version: string;
  readonly args: readonly string[];
  /** ms that a stop may take. */
  readonly stopMs: number;
  /** Whether an update depends on it, so that its errors are kept. */
  readonly isWatched: boolean;
  readonly canUpdate: boolean;
  /** Makes its port free, which it asks for before it listens. */
  readonly freePort: () => Promise<void>;
};

const MAX_ERRORS = 500;

function keepErrors({ stderr }: ChildProcess): () => string {
  let kept = '';
  stderr?.on('data', (chunk: Buffer) => {
    process.stderr.write(chunk);
    kept = (kept + chunk).slice(-MAX_ERRORS);
  });
  return () => kept.trim();
}

/** `{ type, url }` and the like, from the server's process. */
const fieldOf = (message: unknown, name: string): unknown =>
  typeof message === 'object' && message !== null ? Reflect.get(message, name) : undefined;

function placeOf(message: unknown): Place | null {
  const host = fieldOf(message, 'host');
  const port = Number(fieldOf(message, 'port'));
  const pages = fieldOf(message, 'pages');
  if (typeof host !== 'string' || !(port > 0) || typeof pages !== 'object' || !pages) return null;
  return { host, port, pages: pages as Place['pages'] };
}

/** Starts the server of a version. */
export function startServer(install: Install, options: ServerOptions): ServerProcess {
  const { version, args, stopMs, isWatched, canUpdate, freePort } = options;
  const { program, args: all } = commandOf(install, version, args);
  const child = spawn(program, all, {
    stdio: ['inherit', 'inherit', isWatched ? 'pipe' : 'inherit', 'ipc'],
    env: environmentOf(install),
  });
  const exited = new Promise<Exit>((resolve) => {
    child.once('error', () => resolve({ code: null, signal: null }));
    child.once('exit', (code, signal) => resolve({ code, signal }));
  });
  if (canUpdate && child.pid !== undefined) noteServer(install, child.pid);
  const told = (type: string) =>
    new Promise<unknown>((resolve) => {
      child.on('message', (message) => {
        if (fieldOf(message, 'type') === type) resolve(message);
      });
    });
  void told('binding')
    .then(freePort)
    .then(() => child.connected && child.send({ type: 'free' }, () => undefined));
  // A version that doesn't ask finds the port free at its next start.
  void exited.then(freePort);
  let place: Place | null = null;
  const listening = told('listening').then((message) => {
    place = placeOf(message);
    return String(fieldOf(message, 'url'));
  });
  return {
    exited,
    listening,
    place: () => place,
    updateRequested: () => told('update').then(() => null),
    errors: keepErrors(child),
    stop: async () => {
      child.kill('SIGTERM');
      const timer = setTimeout(() => child.kill('SIGKILL'), stopMs);
      await exited;
      clearTimeout(timer);
    },
  };
}
