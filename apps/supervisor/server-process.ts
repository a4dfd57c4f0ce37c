import { type ChildProcess, spawn } from 'node:child_process';
import { commandOf, environmentOf, type Install } from './install.ts';
import { noteServer } from './leftover.ts';

export type Exit = { readonly code: number | null; readonly signal: NodeJS.Signals | null };

export type ServerProcess = {
  readonly exited: Promise<Exit>;
  /** The URL that it listens on. Never settles if it exits before. */
  readonly listening: Promise<string>;
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

/** Starts the server of a version. */
export function startServer(install: Install, options: ServerOptions): ServerProcess {
  const { version, args, stopMs, isWatched, canUpdate } = options;
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
  return {
    exited,
    listening: told('listening').then((message) => String(fieldOf(message, 'url'))),
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
