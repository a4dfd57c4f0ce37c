import { createHash } from 'node:crypto';
import { open, stat } from 'node:fs/promises';
import { Transform } from 'node:stream';

/** The comment of the archive, at its end: the hash of all bytes before it. */
const SEAL_BYTES = 64;

export const SEAL_SPACE = Buffer.alloc(SEAL_BYTES, '0');

/** Replaces the last bytes, which are space for the seal, by the hash of all others. */
export function sealStream(): Transform {
  const hash = createHash('sha256');
  let held = Buffer.alloc(0);
  return new Transform({
    transform(chunk: Buffer, _, done) {
      const all = Buffer.concat([held, chunk]);
      const ready = all.subarray(0, Math.max(0, all.length - SEAL_BYTES));
      held = Buffer.from(all.subarray(ready.length));
      hash.update(ready);
      done(null, ready);
    },
    flush(done) {
      done(null, hash.digest('hex'));
    },
  });
}

/** The seal of an archive, and the number of bytes before it. */
export async function readSealComment(
  path: string,
): Promise<{ readonly comment: string; readonly rest: number }> {
  const { size } = await stat(path);
  const rest = Math.max(1, size - SEAL_BYTES);
  const handle = await open(path, 'r');
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(SEAL_BYTES), 0, SEAL_BYTES, rest);
    return { comment: buffer.toString('latin1', 0, bytesRead), rest };
  } finally {
    await handle.close();
  }
}
