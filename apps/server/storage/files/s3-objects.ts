import { openAsBlob } from 'node:fs';
import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import { S3mini, S3ServiceError } from 's3mini';
import type { ByteRange, OpenedFile } from './file-store.ts';
import type { S3Config } from './s3-config.ts';

/** Timeout for the response headers. The response body may take longer. */
const RESPONSE_TIMEOUT_MS = 30_000;

/** Slowest uplink for a request body, in bytes per ms. The headers only arrive after it. */
const MIN_UPLINK = (16 * 1024) / 1000;

const LIST_PAGE_SIZE = 1000;
const MAX_LIST_PAGES = 10_000;

export type ListedObject = {
  readonly name: string;
  readonly size: number;
  /** ms since 1970 */
  readonly modified: number;
};

/** A bucket, or what is below a prefix in it. */
export type S3Objects = {
  readonly putFile: (name: string, path: string) => Promise<void>;
  readonly putText: (name: string, text: string) => Promise<void>;
  /** Size in bytes. Null if there is no such object. */
  readonly size: (name: string) => Promise<number | null>;
  readonly open: (name: string, range?: ByteRange) => Promise<OpenedFile | null>;
  readonly remove: (name: string) => Promise<void>;
  readonly list: (prefix?: string) => AsyncIterable<ListedObject>;
};

/** The store's own answer, if that is why a request failed. */
export function serviceError(error: unknown): S3ServiceError | undefined {
  if (error instanceof S3ServiceError) return error;
  return error instanceof Error && error.cause !== error ? serviceError(error.cause) : undefined;
}

const ignoreMissing = (error: unknown): null => {
  if (serviceError(error)?.status === 404) return null;
  throw error;
};

function bytesIn(body: RequestInit['body']): number {
  if (body instanceof Blob) return body.size;
  if (typeof body === 'string') return Buffer.byteLength(body);
  return body instanceof ArrayBuffer || ArrayBuffer.isView(body) ? body.byteLength : 0;
}

const withTimeout =
  (send: typeof fetch): typeof fetch =>
  async (input, init) => {
    const stop = new AbortController();
    const timer = setTimeout(
      () => stop.abort(new Error('the S3 store does not respond')),
      RESPONSE_TIMEOUT_MS + bytesIn(init?.body) / MIN_UPLINK,
    );
    try {
      return await send(input, { ...init, signal: stop.signal });
    } finally {
      clearTimeout(timer);
    }
  };

/** For one list. Throws where the store would continue it for ever. */
function withEnd(send: typeof fetch): typeof fetch {
  const seen = new Set<string>();
  return async (input, init) => {
    const url = new URL(input instanceof Request ? input.url : input);
    const token = url.searchParams.get('continuation-token') ?? '';
    if (seen.has(token) || seen.size === MAX_LIST_PAGES) {
      throw new Error('the S3 store lists its objects without an end');
    }
    seen.add(token);
    return send(input, init);
  };
}

/** The total size is in `content-range` (`bytes 0-9/5000`) or else `content-length`. */
function sizeOf({ headers }: Response): number {
  const total = headers.get('content-range')?.split('/')[1];
  return Number(total ?? headers.get('content-length') ?? 0);
}

/** Opens an S3-compatible bucket. Nothing is requested yet. */
export function openS3Objects(
  { prefix, ...config }: S3Config,
  send: typeof fetch = fetch,
): S3Objects {
  const s3 = new S3mini({ ...config, fetch: withTimeout(send) });
  return {
    putFile: async (name, path) => {
      await s3.putAnyObject(prefix + name, await openAsBlob(path));
    },
    putText: async (name, text) => {
      await s3.putObject(prefix + name, text);
    },
    size: (name) => s3.getContentLength(prefix + name).catch(ignoreMissing),
    open: async (name, range) => {
      const response = await (range
        ? s3.getObjectRaw(prefix + name, false, range.start, range.end + 1)
        : s3.getObjectRaw(prefix + name)
      ).catch(ignoreMissing);
      if (!response) return null;
      const { body } = response;
      const stream = body ? Readable.fromWeb(body as ReadableStream) : Readable.from([]);
      return { size: sizeOf(response), stream };
    },
    remove: async (name) => {
      await s3.deleteObject(prefix + name);
    },
    async *list(below = '') {
      const lister = new S3mini({ ...config, fetch: withEnd(withTimeout(send)) });
      let token: string | undefined;
      do {
        const page = await lister.listObjectsPaged('/', prefix + below, LIST_PAGE_SIZE, token);
        for (const { Key, Size, LastModified } of page?.objects ?? []) {
          const modified = new Date(LastModified).getTime();
          yield { name: Key.slice(prefix.length), size: Number(Size), modified };
        }
        token = page?.nextContinuationToken;
      } while (token);
    },
  };
}
