import { openAsBlob } from 'node:fs';
import { rm } from 'node:fs/promises';
import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import { S3mini, S3ServiceError } from 's3mini';
import { assertFileKey, type FileStore, isFileKey } from './file-store.ts';
import type { S3Config } from './s3-config.ts';
import { type Staging, stagedPut } from './staging.ts';

/** Timeout for the response headers. The body may take longer. */
const ANSWER_MS = 30_000;

const LISTED_AT_ONCE = 1000;

const isMissing = (error: unknown): boolean => {
  if (error instanceof S3ServiceError) return error.status === 404;
  return error instanceof Error && error.cause instanceof S3ServiceError && isMissing(error.cause);
};

const unlessMissing = (error: unknown): null => {
  if (isMissing(error)) return null;
  throw error;
};

async function fetchInTime(...[input, init]: Parameters<typeof fetch>): Promise<Response> {
  const stop = new AbortController();
  const timer = setTimeout(() => stop.abort(new Error('the S3 store does not answer')), ANSWER_MS);
  try {
    return await fetch(input, { ...init, signal: stop.signal });
  } finally {
    clearTimeout(timer);
  }
}

/** The total size is in `content-range` (`bytes 0-9/5000`) or else `content-length`. */
function sizeOf({ headers }: Response): number {
  const whole = headers.get('content-range')?.split('/')[1];
  return Number(whole ?? headers.get('content-length') ?? 0);
}

/** Stores files in an S3-compatible bucket. */
export function createS3Store({ prefix, ...config }: S3Config, staging: Staging): FileStore {
  const s3 = new S3mini({ ...config, fetch: fetchInTime });
  const nameOf = (key: string): string => {
    assertFileKey(key);
    return prefix + key;
  };
  const take: FileStore['take'] = async (key, path) => {
    await s3.putAnyObject(nameOf(key), await openAsBlob(path));
    await rm(path, { force: true });
  };

  return {
    take,
    put: stagedPut(staging, take),
    size: (key) => s3.getContentLength(nameOf(key)).catch(unlessMissing),
    open: async (key, range) => {
      const name = nameOf(key);
      const answer = await (range
        ? s3.getObjectRaw(name, false, range.start, range.end + 1)
        : s3.getObjectRaw(name)
      ).catch(unlessMissing);
      if (!answer) return null;
      const { body } = answer;
      const stream = body ? Readable.fromWeb(body as ReadableStream) : Readable.from([]);
      return { size: sizeOf(answer), stream };
    },
    remove: async (key) => {
      await s3.deleteObject(nameOf(key));
    },
    async *list() {
      let token: string | undefined;
      do {
        const page = await s3.listObjectsPaged('/', prefix, LISTED_AT_ONCE, token);
        for (const { Key, Size, LastModified } of page?.objects ?? []) {
          const key = Key.slice(prefix.length);
          if (!isFileKey(key)) continue;
          yield { key, size: Number(Size), modified: new Date(LastModified).getTime() };
        }
        token = page?.nextContinuationToken;
      } while (token);
    },
  };
}
