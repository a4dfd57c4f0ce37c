import { type ChildProcess, fork } from 'node:child_process';
import { constants, setPriority } from 'node:os';
import type { Inspected, Output, Reply, Request, Task } from './tasks.ts';

/** A picture that cannot be read: broken, hostile, or not one at all. */
export class UnreadablePicture extends Error {
  override readonly name = 'UnreadablePicture';
}

/** Decodes and makes pictures one after another, in a child process of the lowest priority. */
export type Pictures = {
  /** Rejects with `UnreadablePicture`. */
  readonly inspect: (source: string) => Promise<Inspected>;
  readonly make: (source: string, outputs: readonly Output[]) => Promise<void>;
  readonly close: () => void;
};

export type PicturesOptions = {
  /** How long one task may take before the process is killed: ms. */
  readonly patience: number;
};

/** After this time without work the process ends, and gives its memory back. */
const IDLE_MS = 20_000;

/** Beside this file in the sources, beside the bundle once built. */
const childFile = (): URL =>
  new URL(import.meta.url.endsWith('.ts') ? './child.ts' : './picture-child.mjs', import.meta.url);

function start(): ChildProcess {
  const child = fork(childFile(), { serialization: 'advanced', execArgv: [], stdio: 'ignore' });
  if (child.pid !== undefined) setPriority(child.pid, constants.priority.PRIORITY_LOW);
  // Who waits for an answer hears of the end; nobody else has to.
  child.on('error', () => undefined);
  child.unref();
  child.channel?.unref();
  return child;
}

/** One question to the process and its answer; rejects when it ends or takes too long. */
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
