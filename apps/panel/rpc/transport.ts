import { IDEMPOTENCY_KEY_HEADER, type RpcCall, type Send } from '@plinth/contract';
import { type Answer, readAnswers, resultOf } from './answer.ts';
import type { AnswerChallenge } from './auth-challenges.ts';
import { NetworkError, TimeoutError } from './network-error.ts';
import { uploadFile } from './upload.ts';
import { withAuthRetry } from './with-auth-retry.ts';

/** The server refuses larger batches. */
const BATCH_MAX = 20;

type Waiting = {
  readonly id: number;
  readonly call: RpcCall;
  readonly resolve: (result: unknown) => void;
  readonly reject: (reason: unknown) => void;
};

export type TransportOptions = {
  readonly url: string;
  readonly fetch?: typeof fetch;
  /** Called once per blocked call to prompt the user; true repeats the call. */
  readonly answerChallenge?: AnswerChallenge;
  /** Delay in ms before a call without a response is resent; 1000 by default. */
  readonly pause?: number;
  /** Timeout in ms for reads and saves; 30,000 by default. */
  readonly patience?: number;
  /** Sends calls immediately and individually; they arrive even if the page closes. */
  readonly keepalive?: boolean;
};

const envelope = ({ id, call }: Waiting) => ({
  jsonrpc: '2.0',
  id,
  method: call.method,
  params: call.params ?? {},
});

type Reply = { readonly answers: readonly Answer[]; readonly status: number };

/** Calls that can be repeated: reads, and saves, which the server deduplicates by key. */
const REPEATABLE = /\.(?:get|save|set)/;

const isRepeatable = (batch: readonly Waiting[]): boolean =>
  batch.every(({ call }) => REPEATABLE.test(call.method));

const TIMEOUT_MS = 30_000;

/** Converts transport errors to a `NetworkError`. */
const unanswered = (error: unknown): NetworkError =>
  error instanceof DOMException && error.name === 'TimeoutError'
    ? new TimeoutError()
    : new NetworkError(0);

const post = async (
  { url, fetch: send = fetch, patience = TIMEOUT_MS, keepalive = false }: TransportOptions,
  batch: readonly Waiting[],
  key: string,
): Promise<Reply> => {
  const [first] = batch;
  const body = first && batch.length === 1 ? envelope(first) : batch.map(envelope);
  const response = await send(url, {
    method: 'POST',
    credentials: 'same-origin',
    keepalive,
    headers: {
      'content-type': 'application/json',
      'x-requested-with': 'XMLHttpRequest',
      [IDEMPOTENCY_KEY_HEADER]: key,
    },
    body: JSON.stringify(body),
    ...(isRepeatable(batch) && { signal: AbortSignal.timeout(patience) }),
  }).catch((error) => {
    throw unanswered(error);
  });
  const text = await response.text().catch((error) => {
    throw unanswered(error);
  });
  return { answers: readAnswers(response.status, text), status: response.status };
};

const RESEND_DELAY_MS = 1000;

/** `randomUUID` is missing on insecure origins. */
const newKey = (): string =>
  [...crypto.getRandomValues(new Uint8Array(16))]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('');

const isUnanswered = ({ error }: Answer): boolean => error?.data?.type === 'UNAVAILABLE';

/** Repeats a call after a broken connection, because it's unknown whether a save was stored. */
const postUntilAnswered = async (
  options: TransportOptions,
  batch: readonly Waiting[],
): Promise<Reply> => {
  const key = newKey();
  if (!isRepeatable(batch)) return post(options, batch, key);
  try {
    const reply = await post(options, batch, key);
    if (!reply.answers.some(isUnanswered)) return reply;
  } catch (error) {
    if (!(error instanceof NetworkError) || error instanceof TimeoutError) throw error;
  }
  await new Promise((resolve) => setTimeout(resolve, options.pause ?? RESEND_DELAY_MS));
  return post(options, batch, key);
};

const settle = async (options: TransportOptions, batch: readonly Waiting[]): Promise<void> => {
  try {
    const { answers, status } = await postUntilAnswered(options, batch);
    const shared = answers.find(({ id }) => id === null);
    for (const { id, resolve, reject } of batch) {
      try {
        resolve(resultOf(answers.find((answer) => answer.id === id) ?? shared, status));
      } catch (error) {
        reject(error);
      }
    }
  } catch (error) {
    for (const { reject } of batch) reject(error);
  }
};

/**
 * JSON-RPC 2.0 over POST. Calls made in the same tick are sent as one batch, uploads individually.
 * Rejects with `RpcError` for errors from the server and `NetworkError` for everything else.
 */
export const createTransport = (options: TransportOptions): Send => {
  let queue: Waiting[] = [];
  let lastId = 0;

  const flush = () => {
    const waiting = queue;
    queue = [];
    for (let start = 0; start < waiting.length; start += BATCH_MAX) {
      void settle(options, waiting.slice(start, start + BATCH_MAX));
    }
  };
  const once = (call: RpcCall): Promise<unknown> => {
    if (call.file instanceof Blob) {
      return uploadFile(options.url, { ...call, file: call.file }, {});
    }
    return new Promise((resolve, reject) => {
      lastId += 1;
      if (queue.length === 0 && !options.keepalive) setTimeout(flush, 0);
      queue.push({ id: lastId, call, resolve, reject });
      if (options.keepalive) flush();
    });
  };
  return (call) => withAuthRetry(options.answerChallenge, () => once(call));
};
