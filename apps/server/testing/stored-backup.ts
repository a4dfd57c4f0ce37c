import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import type { BackupReason } from '@plinth/contract';
import { DATA } from '../features/backups/backup-source.ts';
import { type BackupStore, newBackupId } from '../features/backups/backup-store.ts';
import { type BackedUpFile, sha256, writeManifest } from '../features/backups/manifest.ts';
import { newFileKey } from '../storage/files/file-store.ts';

type StoredBackup = {
  /** Of its files. */
  readonly contents: readonly string[];
  /** When it was made, in ms since 1970. */
  readonly at: number;
  readonly reason?: BackupReason;
};

/** Stores a backup that counts as restored in a test, although its dump has no records. Returns its id. */
export async function storeBackup(
  backups: BackupStore,
  { contents, at, reason = 'manual' }: StoredBackup,
): Promise<string> {
  const files: BackedUpFile[] = [];
  for (const content of contents) {
    const stored = await backups.addContent(Readable.from([Buffer.from(content)]));
    files.push({ store: 'media', key: newFileKey('txt'), ...stored });
  }
  const work = await backups.begin();
  const dump = `the dump at ${at}`;
  writeFileSync(join(work, DATA), dump);
  const id = newBackupId(at);
  const created = new Date(at).toISOString();
  const manifest = writeManifest({
    ...{ version: '1.0.0', created, reason, database: 'sqlite', files },
    ...{ migrations: [], tables: [], secrets: [], missing: [], page_sha256: null },
    data: { size: dump.length, text_size: dump.length, sha256: sha256(dump) },
  });
  await backups.finish(work, { id, manifest });
  const proof = { at: created, problem: null, part: '' };
  await backups.writeNote(id, 'proof.json', JSON.stringify(proof));
  return id;
}
