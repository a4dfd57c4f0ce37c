import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { IncomingFile } from '../../rpc/context.ts';
import type { Staging } from '../../storage/files/staging.ts';
import { emptyFile, fileTooLarge } from './upload-errors.ts';

/** An uploaded file in the staging folder. */
export type ReceivedFile = {
  readonly path: string;
  /** The name that the client sent. */
  readonly name: string;
  readonly size: number;
  readonly hash: string;
};

/** Streams an upload to the staging folder. Throws `TOO_LARGE` after `limit` bytes. */
export async function receive(
  { name, stream }: IncomingFile,
  staging: Staging,
  limit: number,
): Promise<ReceivedFile> {
  const path = staging.path();
  const hash = createHash('sha256');
  let size = 0;
  const count = new Transform({
    transform(chunk: Buffer, _, done) {
      size += chunk.length;
      hash.update(chunk);
      done(size > limit ? fileTooLarge() : null, chunk);
    },
  });
  try {
    await pipeline(stream, count, createWriteStream(path, { flags: 'wx', mode: 0o600 }));
    if (size === 0) throw emptyFile();
    return { path, name, size, hash: hash.digest('hex') };
  } catch (error) {
    await staging.discard(path);
    throw error;
  }
}

/** The content of a received file that is known to be small. */
export const readReceived = ({ path }: Pick<ReceivedFile, 'path'>): Promise<Buffer> =>
  readFile(path);

/** Replaces the content of a received file by what it was converted to. */
export const replaceReceived = (
  { path }: Pick<ReceivedFile, 'path'>,
  content: Uint8Array,
): Promise<void> => writeFile(path, content);
