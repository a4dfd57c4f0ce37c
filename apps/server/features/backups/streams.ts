import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { pipeline as pipe, type Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { sync } from '../../storage/files/local-files.ts';

export type Measured = { readonly size: number; readonly sha256: string };

/** Passes bytes on, and knows their number and hash at the end. */
export function createMeter(): { readonly stream: Transform; readonly result: () => Measured } {
  const hash = createHash('sha256');
  let size = 0;
  const stream = new Transform({
    transform(chunk: Buffer, _, done) {
      size += chunk.length;
      hash.update(chunk);
      done(null, chunk);
    },
  });
  return { stream, result: () => ({ size, sha256: hash.digest('hex') }) };
}

/** A stream that reads another one. Its errors become its own. */
export function chained(source: Readable, ...steps: readonly Transform[]): Readable {
  return pipe([source, ...steps], () => undefined) as unknown as Readable;
}

/** A stream that reads another one, and fails with this error if that is longer. */
export function limited(source: Readable, maxBytes: number, tooLong: Error): Readable {
  let size = 0;
  const limit = new Transform({
    transform(chunk: Buffer, _, done) {
      size += chunk.length;
      if (size > maxBytes) done(tooLong);
      else done(null, chunk);
    },
  });
  return chained(source, limit);
}

export async function measure(source: Readable): Promise<Measured> {
  const hash = createHash('sha256');
  let size = 0;
  for await (const chunk of source) {
    size += chunk.length;
    hash.update(chunk);
  }
  return { size, sha256: hash.digest('hex') };
}

/** Writes a new file durably. */
export async function writeMeasured(source: Readable, path: string): Promise<Measured> {
  const meter = createMeter();
  await pipeline(source, meter.stream, createWriteStream(path, { flags: 'wx', mode: 0o600 }));
  await sync(path);
  return meter.result();
}

/** No record is longer: saves are limited to far less. */
const MAX_LINE_BYTES = 64 * 1024 * 1024;

/** Throws if a line is too long. */
export async function* readLines(source: AsyncIterable<Buffer>): AsyncGenerator<string> {
  let parts: Buffer[] = [];
  let length = 0;
  for await (const chunk of source) {
    let from = 0;
    for (let at = chunk.indexOf(10); at >= 0; at = chunk.indexOf(10, from)) {
      yield Buffer.concat([...parts, chunk.subarray(from, at)]).toString('utf8');
      parts = [];
      length = 0;
      from = at + 1;
    }
    const rest = chunk.subarray(from);
    length += rest.length;
    if (length > MAX_LINE_BYTES) throw new Error('a line is too long');
    if (rest.length > 0) parts.push(rest);
  }
  if (parts.length > 0) yield Buffer.concat(parts).toString('utf8');
}
