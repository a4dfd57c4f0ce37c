/** Waits out what passes by itself: limits of the server, updates, and broken connections. */
import { RpcError, type RpcErrorType } from '@plinth/contract';
import { NetworkError } from './network-error.ts';

/** Rejects when `signal` aborts. */
export type Wait = (ms: number, signal: AbortSignal | undefined) => Promise<void>;

export const waitFor: Wait = async (ms, signal) => {
  signal?.throwIfAborted();
  await new Promise<void>((resolve, reject) => {
    const abort = () => {
      clearTimeout(timer);
      reject(new DOMException('', 'AbortError'));
    };
    const timer = setTimeout(() => {
      signal?.removeEventListener('abort', abort);
      resolve();
    }, ms);
    signal?.addEventListener('abort', abort, { once: true });
  });
};

const MAX_PAUSE_MS = 15_000;

/** Doubles with each failure, unless the server says how long. In ms. */
export const pauseAfter = (error: unknown, failures: number): number => {
  const seconds = error instanceof RpcError ? error.data.retry_after : undefined;
  return seconds ? seconds * 1000 : Math.min(MAX_PAUSE_MS, 500 * 2 ** failures);
};

const PASSING: readonly RpcErrorType[] = ['RATE_LIMITED', 'UNAVAILABLE', 'UPDATING'];

export const isPassing = (error: unknown): boolean =>
  error instanceof NetworkError || (error instanceof RpcError && PASSING.includes(error.type));

/** How often a call waits for the server before it fails. */
const MAX_WAITS = 30;

type WaitOptions = {
  readonly signal?: AbortSignal;
  /** Called with whether the call waits for the server to allow it. */
  readonly onWaiting?: (isWaiting: boolean) => void;
  readonly wait?: Wait;
};

const isLimit = (error: unknown): boolean =>
  error instanceof RpcError && error.type === 'RATE_LIMITED';

/**
 * Makes a call, and repeats it while the server refuses it because there were too many, as late as it
 * says. Such a call has changed nothing.
 */
export const waitOut = async <T>(
  call: () => Promise<T>,
  { signal, onWaiting, wait = waitFor }: WaitOptions = {},
): Promise<T> => {
  for (let waits = 0; ; waits += 1) {
    try {
      return await call();
    } catch (error) {
      if (!isLimit(error) || waits >= MAX_WAITS || signal?.aborted) throw error;
      onWaiting?.(true);
      try {
        await wait(pauseAfter(error, waits), signal);
      } finally {
        onWaiting?.(false);
      }
    }
  }
};
