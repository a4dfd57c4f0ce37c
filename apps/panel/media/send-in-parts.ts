import { type MediaRecord, type PartialUpload, RpcError, UPLOAD_PART_SIZE } from '@plinth/contract';
import type { UploadOptions } from '../rpc/upload.ts';
import { isPassing, pauseAfter, type Wait } from '../rpc/wait-out.ts';

/** What uploads in parts need of the server. */
export type PartPorts = {
  readonly start: (file: {
    name: string;
    size: number;
    stamp: string;
    is_new: boolean;
  }) => Promise<PartialUpload>;
  readonly sendPart: (
    at: PartialUpload,
    part: Blob,
    options: UploadOptions,
  ) => Promise<PartialUpload>;
  readonly progress: (upload_id: string) => Promise<PartialUpload>;
  readonly finish: (upload_id: string) => Promise<MediaRecord>;
  readonly cancel: (upload_id: string) => Promise<unknown>;
  readonly wait: Wait;
};

/** Failures in a row before the upload waits for the user. */
const MAX_FAILURES = 10;

/** A file that is being finished counts as this many at most: pauses stay below ten seconds. */
const FINISH_FAILURES = 4;

/** How often an upload begins again because the server no longer has all of it. */
const MAX_RESTARTS = 3;

const isUnavailable = (error: unknown): boolean =>
  error instanceof RpcError && error.type === 'UNAVAILABLE';

const isGone = (error: unknown): boolean => error instanceof RpcError && error.type === 'NOT_FOUND';

/** Files on their way, so the same file chosen twice isn't taken for one. */
const inProgress = new Set<string>();

/**
 * Uploads a file in parts. After a broken connection it continues where the server is, and so does a
 * later upload of the same file, for example after a reload. Aborting deletes what was sent, also
 * after a failure.
 */
export const sendInParts = async (
  file: File,
  ports: PartPorts,
  { onProgress, onWaiting, signal }: UploadOptions,
): Promise<MediaRecord> => {
  const stamp = String(file.lastModified);
  const key = JSON.stringify([file.name, file.size, stamp]);
  const is_new = inProgress.has(key);
  let at: PartialUpload | null = null;
  let failures = 0;
  let restarts = 0;

  const tellProgress = (sent: number) => onProgress?.(Math.min(1, sent / file.size));
  const moveTo = (next: PartialUpload) => {
    if (at && next.offset > at.offset) failures = 0;
    at = next;
    tellProgress(next.offset);
  };
  /** Makes one step; the record once it's complete. */
  const step = async (): Promise<MediaRecord | null> => {
    at ??= await ports.start({ name: file.name, size: file.size, stamp, is_new });
    const { upload_id, offset } = at;
    tellProgress(offset);
    if (offset >= file.size) return ports.finish(upload_id);
    const part = file.slice(offset, offset + UPLOAD_PART_SIZE);
    const partProgress = (share: number) => tellProgress(offset + share * part.size);
    const next = await ports.sendPart(at, part, {
      onProgress: partProgress,
      ...(onWaiting && { onWaiting }),
      ...(signal && { signal }),
    });
    // Another process is writing the file.
    if (next.offset === offset) throw new RpcError('UNAVAILABLE');
    moveTo(next);
    return null;
  };
  /** Answers whether the upload begins again. */
  const restart = (error: unknown): boolean => {
    if (!at || !isGone(error) || restarts >= MAX_RESTARTS || signal?.aborted) return false;
    restarts += 1;
    at = null;
    return true;
  };
  const recover = async (error: unknown) => {
    if (restart(error)) return;
    const isFinishing = isUnavailable(error) && at !== null && at.offset >= file.size;
    const isOver = failures >= MAX_FAILURES && !isFinishing;
    if (signal?.aborted || !isPassing(error) || isOver) throw error;
    onWaiting?.(true);
    await ports.wait(pauseAfter(error, failures), signal);
    onWaiting?.(false);
    // The server can need any time to check and store a large file.
    failures = isFinishing ? Math.min(failures + 1, FINISH_FAILURES) : failures + 1;
    // The part may have arrived without its response.
    if (at) await ports.progress(at.upload_id).then(moveTo, ignoreOften);
  };

  /** Deletes what the server has of the upload; a complete file stays in the library. */
  const forget = () => {
    if (at) void ports.cancel(at.upload_id).catch(() => undefined);
  };

  inProgress.add(key);
  try {
    for (;;) {
      const done = await step().catch(recover);
      if (!done) continue;
      forget();
      return done;
    }
  } catch (error) {
    if (signal?.aborted) forget();
    // The user can still give up a failed upload.
    else signal?.addEventListener('abort', forget, { once: true });
    throw error;
  } finally {
    if (!is_new) inProgress.delete(key);
  }
};

/** The next step fails for the same reason, and is repeated. */
const ignoreOften = (error: unknown): void => {
  if (!isPassing(error) && !isGone(error)) throw error;
};
