import type { Readable } from 'node:stream';
import { ZipFile } from 'yazl';

export type ZipContent = {
  readonly name: string;
  /** Whether its content is compressed already. Default: as its name says. */
  readonly isCompressed?: boolean;
  readonly isExecutable?: boolean;
  /** Called when the archive gets to this file. */
  readonly open: () => Promise<Readable>;
};

/** The same files make the same archive. */
const TIME = new Date('2000-01-01T00:00:00Z');

/** These are compressed already. */
const COMPRESSED = /\.(?:webp|jpg|png|mp4|webm|mp3|woff2)$/;

/**
 * Streams a ZIP archive. Files are read one after the other, while the archive is sent. `comment` is
 * at its very end.
 */
export function zipStream(
  contents: Iterable<ZipContent>,
  comment: Buffer = Buffer.alloc(0),
): Readable {
  const zip = new ZipFile();
  const output = zip.outputStream as Readable;
  zip.on('error', (error: Error) => output.destroy(error));
  for (const { name, open, isExecutable, isCompressed = COMPRESSED.test(name) } of contents) {
    const mode = isExecutable ? 0o100755 : 0o100644;
    const options = { mtime: TIME, mode, compress: !isCompressed };
    zip.addReadStreamLazy(name, options, (done) => {
      open().then(
        (stream) => done(null, stream),
        (error: unknown) => done(error, undefined as never),
      );
    });
  }
  zip.end({ comment: comment as never, forceZip64Format: false });
  return output;
}
