import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { IncomingFile } from '../../rpc/context.ts';
import type { Staging } from '../../storage/files/staging.ts';
import { emptyFile, tooLarge } from './refusals.ts';

/** A file that has come in whole and waits in the staging folder. */
export type ReceivedFile = {
  readonly path: string;
  /** As the sender calls it. */
  readonly name: string;
  /** Bytes. */
  readonly size: number;
  /** SHA-256 in hex. */
  readonly hash: string;
};

/** Takes a file in as it comes, never more than `limit` bytes of it. Throws `TOO_LARGE`. */
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
      done(size > limit ? tooLarge() : null, chunk);
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
