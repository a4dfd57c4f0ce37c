import { type ChildProcess, fork } from 'node:child_process';
import { constants, setPriority } from 'node:os';
import type { Inspected, Output, Reply, Request, Task } from './tasks.ts';

/** The image is broken, malicious, or not an image. */
export class UnreadablePicture extends Error {
  override readonly name = 'UnreadablePicture';
}

/** Processes images one at a time in a child process with the lowest priority. */
export type Pictures = {
  /** Rejects with `UnreadablePicture`. */
  readonly inspect: (source: string) => Promise<Inspected>;
  readonly make: (source: string, outputs: readonly Output[]) => Promise<void>;
  readonly close: () => void;
};

export type PicturesOptions = {
  /** Time limit of a task in ms. The process is killed when it expires. */
  readonly patience: number;
};

/** The process exits after being idle for this time, to free its memory. */
const IDLE_MS = 20_000;

/** Next to this file in the source tree, next to the bundle in a build. */
const childFile = (): URL =>
  new URL(import.meta.url.endsWith('.ts') ? './child.ts' : './picture-child.mjs', import.meta.url);

function start(): ChildProcess {
  const child = fork(childFile(), { serialization: 'advanced', execArgv: [], stdio: 'ignore' });
  if (child.pid !== undefined) setPriority(child.pid, constants.priority.PRIORITY_LOW);
  // Pending requests handle the exit of the process.
  child.on('error', () => undefined);
  child.unref();
  child.channel?.unref();
  return child;
}

/** Sends one request to the process. Rejects if the process exits or takes too long. */
function ask(child: ChildProcess, request: Request, patience: number) {
  return new Promise<Inspected | null>((resolve, reject) => {
    const settle = (done: () => void) => {
      clearTimeout(timer);
      child.off('message', onReply).off('exit', onExit);
      done();
    };
    const refuse = (reason: string) => settle(() => reject(new UnreadablePicture(reason)));
    const onReply = (reply: Reply) => {
      if (reply.id !== request.id) return;
      if ('error' in reply) refuse(reply.error);
      else settle(() => resolve(reply.result));
    };
    const onExit = () => refuse('it ended the process that read it');
    const timer = setTimeout(() => child.kill('SIGKILL'), patience);
    child.on('message', onReply).on('exit', onExit);
    child.send(request);
  });
}

export function createPictures({ patience }: PicturesOptions): Pictures {
  let child: ChildProcess | undefined;
  let idle: NodeJS.Timeout | undefined;
  let last = 0;
  let queue: Promise<unknown> = Promise.resolve();

  const end = () => {
    clearTimeout(idle);
    child?.kill('SIGKILL');
    child = undefined;
  };

  const run = (task: Task): Promise<Inspected | null> => {
    const result = queue.then(async () => {
      clearTimeout(idle);
      if (child?.connected !== true) child = start();
      last += 1;
      try {
        return await ask(child, { id: last, task }, patience);
      } finally {
        idle = setTimeout(end, IDLE_MS).unref();
      }
    });
    queue = result.catch(() => undefined);
    return result;
  };

  return {
    inspect: async (source) => {
      const inspected = await run({ kind: 'inspect', source });
      if (!inspected) throw new UnreadablePicture('nothing is known of it');
      return inspected;
    },
    make: async (source, outputs) => {
      if (outputs.length > 0) await run({ kind: 'make', source, outputs });
    },
    close: end,
  };
}
