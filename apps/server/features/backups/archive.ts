import { createWriteStream } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { sync } from '../../storage/files/local-files.ts';
import { type ZipContent, zipStream } from '../../storage/files/write-zip.ts';
import { SEAL_SPACE, sealStream } from './archive-seal.ts';
import { type BackupSource, contentName, DATA, MANIFEST, SEAL } from './backup-source.ts';
import { storedContent, writeManifest, writeSeal } from './manifest.ts';

function* contentsOf({ manifest, openData, openContent }: BackupSource): Generator<ZipContent> {
  const { product: _, format: __, ...rest } = manifest;
  const text = writeManifest(rest);
  const small = (name: string, content: string): ZipContent => ({
    name,
    open: async () => Readable.from([Buffer.from(content)]),
  });
  yield small(MANIFEST, text);
  yield small(SEAL, writeSeal(text));
  yield { name: DATA, isCompressed: true, open: openData };
  for (const sha256 of new Set(manifest.files.map((file) => storedContent(file).sha256))) {
    yield { name: contentName(sha256), isCompressed: true, open: () => openContent(sha256) };
  }
}

/** A backup as a single file. */
export function archiveStream({ step, ...stored }: BackupSource): Readable {
  const openContent = async (sha256: string) => {
    await step?.();
    return stored.openContent(sha256);
  };
  const source = step ? { ...stored, openContent } : stored;
  const sealed = sealStream();
  const zip = zipStream(contentsOf(source), SEAL_SPACE);
  zip.on('error', (error) => sealed.destroy(error));
  sealed.on('close', () => zip.destroy());
  return zip.pipe(sealed);
}

/** Writes a backup to a file, which appears when it's complete. */
export async function writeArchive(source: BackupSource, path: string): Promise<void> {
  const draft = `${path}.part`;
  try {
    await pipeline(archiveStream(source), createWriteStream(draft, { mode: 0o600 }));
    await sync(draft);
    await rename(draft, path);
    await sync(dirname(path));
  } catch (error) {
    await rm(draft, { force: true });
    throw error;
  }
}
