import { openAsBlob } from 'node:fs';
import { rm } from 'node:fs/promises';
import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import { S3mini, S3ServiceError } from 's3mini';
import { assertFileKey, type FileStore, isFileKey } from './file-store.ts';
import type { S3Config } from './s3-config.ts';
import { createStagedPut, type Staging } from './staging.ts';

/** Timeout for the response headers. The body may take longer. */
const RESPONSE_TIMEOUT_MS = 30_000;

const LIST_PAGE_SIZE = 1000;

const isMissing = (error: unknown): boolean => {
  if (error instanceof S3ServiceError) return error.status === 404;
  return error instanceof Error && error.cause instanceof S3ServiceError && isMissing(error.cause);
};

const ignoreMissing = (error: unknown): null => {
  if (isMissing(error)) return null;
  throw error;
};

async function fetchWithTimeout(...[input, init]: Parameters<typeof fetch>): Promise<Response> {
  const stop = new AbortController();
  const timer = setTimeout(
    () => stop.abort(new Error('the S3 store does not respond')),
    RESPONSE_TIMEOUT_MS,
  );
  try {
    return await fetch(input, { ...init, signal: stop.signal });
  } finally {
    clearTimeout(timer);
  }
}

/** The total size is in `content-range` (`bytes 0-9/5000`) or else `content-length`. */
function sizeOf({ headers }: Response): number {
  const total = headers.get('content-range')?.split('/')[1];
  return Number(total ?? headers.get('content-length') ?? 0);
}

/** Stores files in an S3-compatible bucket. */
export function createS3Store({ prefix, ...config }: S3Config, staging: Staging): FileStore {
  const s3 = new S3mini({ ...config, fetch: fetchWithTimeout });
  const nameOf = (key: string): string => {
    assertFileKey(key);
    return prefix + key;
  };
  const moveIn: FileStore['moveIn'] = async (key, path) => {
    await s3.putAnyObject(nameOf(key), await openAsBlob(path));
    await rm(path, { force: true });
  };

  return {
    localPath: () => null,
    moveIn,
    put: createStagedPut(staging, moveIn),
    size: (key) => s3.getContentLength(nameOf(key)).catch(ignoreMissing),
    open: async (key, range) => {
      const name = nameOf(key);
      const response = await (range
        ? s3.getObjectRaw(name, false, range.start, range.end + 1)
        : s3.getObjectRaw(name)
      ).catch(ignoreMissing);
      if (!response) return null;
      const { body } = response;
      const stream = body ? Readable.fromWeb(body as ReadableStream) : Readable.from([]);
      return { size: sizeOf(response), stream };
    },
    remove: async (key) => {
      await s3.deleteObject(nameOf(key));
    },
    async *list() {
      let token: string | undefined;
      do {
        const page = await s3.listObjectsPaged('/', prefix, LIST_PAGE_SIZE, token);
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
