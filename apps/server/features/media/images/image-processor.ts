import { type ChildProcess, fork } from 'node:child_process';
import { constants, setPriority } from 'node:os';
import { FULL_SYSTEM } from '../../../storage/errors.ts';
import type { Recording } from '../content/recording.ts';
import { cpuTimeOf } from './cpu-time.ts';
import type { CleanSvg } from './svg.ts';
import type {
  DrawTask,
  EditTask,
  ImageInfo,
  ImageSize,
  JoinTask,
  Output,
  Reply,
  Request,
  Result,
  Results,
  Task,
} from './tasks.ts';

/** The file is broken, malicious, or not what it claims to be. */
export class UnreadableFile extends Error {
  override readonly name = 'UnreadableFile';
}

/** Processes images one at a time in a child process with a low priority. */
export type ImageProcessor = {
  /** Rejects with `UnreadableFile`. */
  readonly inspect: (source: string) => Promise<ImageInfo>;
  readonly createRenditions: (source: string, outputs: readonly Output[]) => Promise<void>;
  /** Returns a PNG. Leaves out a logo that can't be decoded. */
  readonly draw: (drawing: Omit<DrawTask, 'kind'>) => Promise<Uint8Array>;
  /** Rejects with `UnreadableFile`. */
  readonly join: (tiles: Omit<JoinTask, 'kind'>) => Promise<Uint8Array>;
  /** Null if the SVG can't be sanitized. Rejects with `UnreadableFile`. */
  readonly clean: (svg: string) => Promise<CleanSvg | null>;
  /** Metadata of an audio or video file. Rejects with `UnreadableFile`. */
  readonly measure: (source: string) => Promise<Recording>;
  /**
   * Writes the cover of an audio or video file to a file. Null if it has none that can be shown.
   * Rejects with `UnreadableFile`.
   */
  readonly cover: (source: string, file: string) => Promise<ImageSize | null>;
  /** Rejects with `UnreadableFile`, or with the system's error if the disk is full. */
  readonly edit: (task: Omit<EditTask, 'kind'>) => Promise<void>;
  readonly close: () => void;
};

export type ImageProcessorOptions = {
  /**
   * Time limit of a task in ms. The process is killed once it has worked for so long; time in which
   * a busy computer leaves it waiting doesn't count, up to `MAX_WAITING` times the limit.
   */
  readonly timeoutMs: number;
  /** Whether somebody waits for the image: pages still come first, other work doesn't. */
  readonly isAwaited?: boolean;
};

const MAX_WAITING = 6;

/** The process exits after being idle for this time, to free its memory. */
const IDLE_MS = 20_000;

/** Next to this file in the source tree, next to the bundle in a build. */
const childFile = (): URL =>
  new URL(import.meta.url.endsWith('.ts') ? './child.ts' : './image-child.mjs', import.meta.url);

/** The process exits when it needs more, in MB. Images are outside of it. */
const MEMORY = ['--max-old-space-size=512'];

const { PRIORITY_BELOW_NORMAL, PRIORITY_LOW } = constants.priority;

function start(priority: number): ChildProcess {
  const child = fork(childFile(), { serialization: 'advanced', execArgv: MEMORY, stdio: 'ignore' });
  if (child.pid !== undefined) setPriority(child.pid, priority);
  // Pending requests handle the exit of the process.
  child.on('error', () => undefined);
  child.unref();
  child.channel?.unref();
  return child;
}

/** Kills the process once it has worked for `timeoutMs`. Returns how to call that off. */
function limitTime(child: ChildProcess, timeoutMs: number): () => void {
  const workBefore = cpuTimeOf(child.pid);
  const started = performance.now();
  const check = () => {
    const waited = performance.now() - started;
    const worked = cpuTimeOf(child.pid) - workBefore;
    if (worked < timeoutMs && waited < MAX_WAITING * timeoutMs)
      timer = setTimeout(check, timeoutMs);
    else child.kill('SIGKILL');
  };
  let timer = setTimeout(check, timeoutMs);
  return () => clearTimeout(timer);
}

const taskError = (reason: string, code: string | undefined): Error =>
  code && FULL_SYSTEM.has(code)
    ? Object.assign(new Error(reason), { code })
    : new UnreadableFile(reason);

/** Sends one request to the process. Rejects if the process exits or takes too long. */
function sendTask(child: ChildProcess, request: Request, timeoutMs: number) {
  return new Promise<Result>((resolve, reject) => {
    const settle = (done: () => void) => {
      stopLimit();
      child.off('message', onReply).off('exit', onExit);
      done();
    };
    const fail = (reason: string, code?: string) => settle(() => reject(taskError(reason, code)));
    const onReply = (reply: Reply) => {
      if (reply.id !== request.id) return;
      if ('error' in reply) fail(reply.error, reply.code);
      else settle(() => resolve(reply.result));
    };
    const onExit = () => fail('the image process exited');
    const stopLimit = limitTime(child, timeoutMs);
    child.on('message', onReply).on('exit', onExit);
    child.send(request);
  });
}

export function createImageProcessor({
  timeoutMs,
  isAwaited = false,
}: ImageProcessorOptions): ImageProcessor {
  let child: ChildProcess | undefined;
  let idle: NodeJS.Timeout | undefined;
  let lastId = 0;
  let queue: Promise<unknown> = Promise.resolve();

  const stop = () => {
    clearTimeout(idle);
    child?.kill('SIGKILL');
    child = undefined;
  };

  const run = <T extends Task>(task: T): Promise<Results[T['kind']]> => {
    const result = queue.then(async () => {
      clearTimeout(idle);
      if (child?.connected !== true)
        child = start(isAwaited ? PRIORITY_BELOW_NORMAL : PRIORITY_LOW);
      lastId += 1;
      try {
        const reply = await sendTask(child, { id: lastId, task }, timeoutMs);
        return reply as Results[T['kind']];
      } finally {
        idle = setTimeout(stop, IDLE_MS).unref();
      }
    });
    queue = result.catch(() => undefined);
    return result;
  };

  return {
    inspect: (source) => run({ kind: 'inspect', source }),
    draw: (drawing) => run({ kind: 'draw', ...drawing }),
    join: (tiles) => run({ kind: 'join', ...tiles }),
    clean: (text) => run({ kind: 'clean', text }),
    measure: (source) => run({ kind: 'measure', source }),
    cover: (source, file) => run({ kind: 'cover', source, file }),
    edit: async (task) => {
      await run({ kind: 'edit', ...task });
    },
    createRenditions: async (source, outputs) => {
      if (outputs.length > 0) await run({ kind: 'make', source, outputs });
    },
    close: stop,
  };
}
