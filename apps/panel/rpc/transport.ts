import { REPEAT_KEY_HEADER, type RpcCall, type Send } from '@plinth/contract';
import type { Overcome } from '../session/obstacles.ts';
import { type Answer, readAnswers, resultOf } from './answer.ts';
import { NetworkError, SilenceError } from './network-error.ts';
import { overcoming } from './overcoming.ts';
import { uploadFile } from './upload.ts';

/** The server counts every call of a batch and refuses more. */
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
  /** Asked once per call that the person has to clear the way for; true: the call goes out again. */
  readonly overcome?: Overcome;
  /** ms after which what got no answer is sent again; absent: a second. */
  readonly pause?: number;
  /** ms after which nobody waits for the answer to reading or a save; absent: half a minute. */
  readonly patience?: number;
  /** Calls leave at once, each alone, and arrive even when the page is closed meanwhile. */
  readonly keepalive?: boolean;
};

const envelope = ({ id, call }: Waiting) => ({
  jsonrpc: '2.0',
  id,
  method: call.method,
  params: call.params ?? {},
});

type Reply = { readonly answers: readonly Answer[]; readonly status: number };

/** What can be sent twice: reading, and saves, which the server does once for a key. */
const REPEATABLE = /\.(?:get|save|set)/;

const isRepeatable = (batch: readonly Waiting[]): boolean =>
  batch.every(({ call }) => REPEATABLE.test(call.method));

const PATIENCE = 30_000;

/** Whatever keeps a call from its answer, as the rest of the panel knows it. */
const unanswered = (error: unknown): NetworkError =>
  error instanceof DOMException && error.name === 'TimeoutError'
    ? new SilenceError()
    : new NetworkError(0);

const post = async (
  { url, fetch: send = fetch, patience = PATIENCE, keepalive = false }: TransportOptions,
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
      [REPEAT_KEY_HEADER]: key,
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

const PAUSE = 1000;

/** Works without https as well, unlike `randomUUID`. */
const newKey = (): string =>
  [...crypto.getRandomValues(new Uint8Array(16))]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('');

const isUnanswered = ({ error }: Answer): boolean => error?.data?.type === 'UNAVAILABLE';

/** A connection that breaks leaves open whether a save was stored: the same again tells. */
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
    if (!(error instanceof NetworkError) || error instanceof SilenceError) throw error;
  }
  await new Promise((resolve) => setTimeout(resolve, options.pause ?? PAUSE));
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
 * JSON-RPC 2.0 over POST. Calls made in one go travel as one batch; uploads travel alone. Rejects
 * with `RpcError` for what the server says and `NetworkError` for what it does not say.
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
  return (call) => overcoming(options.overcome, () => once(call));
};
