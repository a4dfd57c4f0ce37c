import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream, statSync } from 'node:fs';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { type ZipContent, zipStream } from '../../apps/server/storage/files/write-zip.ts';
import type { Content } from './contents.ts';

const open = ({ from }: Content): Readable =>
  typeof from === 'string' ? createReadStream(from) : Readable.from([from]);

export const sizeOf = ({ from }: Content): number =>
  typeof from === 'string' ? statSync(from).size : from.length;

async function hashOf(content: Readable): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(content, hash);
  return hash.digest('hex');
}

/** `version.json`: what the folder of a version has to contain. */
export async function listOf(version: string, contents: readonly Content[]): Promise<Content> {
  const files: { path: string; sha256: string; size: number }[] = [];
  for (const content of contents) {
    files.push({ path: content.path, sha256: await hashOf(open(content)), size: sizeOf(content) });
  }
  return { path: 'version.json', from: Buffer.from(`${JSON.stringify({ version, files })}\n`) };
}

/** Writes an archive. The same files make the same bytes. */
export async function writeArchive(
  file: string,
  contents: readonly Content[],
): Promise<{ size: number; sha256: string; unpacked_size: number }> {
  const entries = contents.map(
    (content): ZipContent => ({
      name: content.path,
      isExecutable: content.isExecutable ?? false,
      open: async () => open(content),
    }),
  );
  await pipeline(zipStream(entries), createWriteStream(file));
  return {
    size: statSync(file).size,
    sha256: await hashOf(createReadStream(file)),
    unpacked_size: contents.reduce((sum, content) => sum + sizeOf(content), 0),
  };
}
