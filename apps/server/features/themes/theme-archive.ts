import { Readable } from 'node:stream';
import { zipStream } from '../../storage/files/write-zip.ts';
import type { ThemeLibrary } from './library.ts';

/** A theme as a single file. Throws like `library.open`. */
export async function themeArchive(id: string, library: ThemeLibrary): Promise<Readable> {
  const { read } = await library.open(id);
  const files = await library.filesOf(id);
  return zipStream(
    files.map((name) => ({ name, open: async () => Readable.from([await read(name)]) })),
  );
}
