import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { gunzipSync, gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { zipStream } from '../../storage/files/write-zip.ts';
import { afterUse } from '../../testing/after-use.ts';
import { CANARY, siteWithContent } from '../../testing/backed-up-site.ts';
import { archiveStream } from './archive.ts';
import { SEAL_SPACE, sealStream } from './archive-seal.ts';
import {
  type BackupSource,
  DATA,
  MANIFEST,
  openArchiveSource,
  SEAL,
  verifySource,
} from './backup-source.ts';
import { type Manifest, sha256, writeManifest, writeSeal } from './manifest.ts';
import { restoreBackup } from './restore-backup.ts';

const folder = mkdtempSync(join(tmpdir(), 'plinth-refused-'));
afterUse(() => rmSync(folder, { recursive: true, force: true }));

const site = await siteWithContent('sqlite');
const id = await site.backUp();
const stored = await site.ports.backups.open(id);
const archive = await buffer(archiveStream(stored));

const sealed = (zip: Readable) => buffer(zip.pipe(sealStream()));
const fileWith = (bytes: Uint8Array): string => {
  const path = join(folder, 'site.plinth');
  writeFileSync(path, bytes);
  return path;
};
/** What restoring a file over the site says, which must not change it. */
async function refusal(bytes: Uint8Array): Promise<string> {
  let source: BackupSource | undefined;
  try {
    source = await openArchiveSource(fileWith(bytes));
    await restoreBackup(source, { isReplacing: true }, site.ports);
    return 'restored';
  } catch (error) {
    return error instanceof Error && 'key' in error ? String(error.key) : String(error);
  } finally {
    source?.close();
  }
}

const edited = (change: Partial<Manifest>, more: Partial<BackupSource> = {}) =>
  buffer(archiveStream({ ...stored, ...more, manifest: { ...stored.manifest, ...change } }));

const archiveOf = (files: Record<string, string | Buffer>) =>
  sealed(
    zipStream(
      Object.entries(files).map(([name, content]) => ({
        name,
        open: async () => Readable.from([Buffer.from(content)]),
      })),
      SEAL_SPACE,
    ),
  );

const withManifest = (manifest: string) =>
  archiveOf({ [MANIFEST]: manifest, [SEAL]: writeSeal(manifest), [DATA]: 'x' });

/** The backup with other lines in its dump, and everything else in accordance. */
async function withLines(change: (lines: string[]) => readonly string[]): Promise<Buffer> {
  const text = gunzipSync(await buffer(await stored.openData())).toString();
  const other = Buffer.from(change(text.split('\n')).join('\n'));
  const packed = gzipSync(other);
  const data = { size: packed.length, text_size: other.length, sha256: sha256(packed) };
  return edited({ data }, { openData: async () => Readable.from([packed]) });
}

test('a whole backup is accepted, and has no secret', async () => {
  await verifySource(await openArchiveSource(fileWith(archive)));
  const text = gunzipSync(await buffer(await stored.openData())).toString();
  expect([text, archive.toString('latin1')].join()).not.toContain(CANARY);
  const key = site.context.folder.secretKey();
  expect(key && archive.includes(key)).toBe(false);
});

test('one changed byte is found, wherever it is', async () => {
  const step = Math.ceil(archive.length / 150);
  for (let at = 0; at < archive.length; at += step) {
    const flipped = Buffer.from(archive);
    flipped.writeUInt8(flipped.readUInt8(at) ^ 0x10, at);
    expect([at, await refusal(flipped)]).toEqual([
      at,
      expect.stringMatching(/^(DAMAGED|NOT_A_BACKUP|UNSAFE)$/),
    ]);
  }
});

test('one changed byte is found in each file of the folder of backups', async () => {
  const all = readdirSync(site.ports.backups.folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.name.endsWith('proof.json'))
    .map((entry) => join(entry.parentPath, entry.name));
  expect(all.length).toBeGreaterThan(5);
  for (const path of all) {
    const content = readFileSync(path);
    const flipped = Buffer.from(content);
    flipped.writeUInt8(flipped.readUInt8(content.length >> 1) ^ 1, content.length >> 1);
    writeFileSync(path, flipped);
    const found = site.ports.backups.open(id).then(verifySource);
    await expect(found).rejects.toMatchObject({ key: 'DAMAGED' });
    writeFileSync(path, content);
  }
  expect(await site.prove(id)).toMatchObject({ problem: null });
});

test('a truncated file, another file, and another archive are refused', async () => {
  for (const length of [0, 3, 100, archive.length >> 1, archive.length - 1])
    expect(await refusal(archive.subarray(0, length))).toMatch(/^(NOT_A_BACKUP|DAMAGED)$/);
  expect(await refusal(Buffer.from('<html>not a backup</html>'))).toBe('NOT_A_BACKUP');
  expect(await refusal(await archiveOf({ 'theme.json': '{}' }))).toBe('UNSAFE');
  expect(await refusal(Buffer.concat([archive, archive]))).not.toBe('restored');
});

test('a backup of a newer version or another product is refused', async () => {
  const { product: _, format: __, ...rest } = stored.manifest;
  const text = writeManifest(rest);
  expect(await refusal(await withManifest(text.replace('"format": 1', '"format": 3')))).toBe(
    'NEWER',
  );
  expect(await refusal(await withManifest(text.replace('"plinth"', '"other"')))).toBe(
    'NOT_A_BACKUP',
  );
  const migrations = [...rest.migrations, '999-from-the-future'];
  expect(await refusal(await edited({ migrations }))).toBe('NEWER');
});

test('names that lead out of the data folder are refused', async () => {
  const [file] = stored.manifest.files;
  const files = [{ ...file, key: '../../../etc/passwd' }] as Manifest['files'];
  expect(await refusal(await edited({ files }))).toBe('UNSAFE');
  const name = 'files/escape-here';
  const zip = await archiveOf({ [name]: 'x' });
  for (const other of ['../../escape-here', '/files/escape-her', 'files\\..\\..\\there']) {
    const patched = zip.toString('latin1').replaceAll(name, other);
    expect(await refusal(Buffer.from(patched, 'latin1'))).toBe('UNSAFE');
  }
});

test('an archive that was made by someone else is refused where it contradicts itself', async () => {
  const [file] = stored.manifest.files;
  const other = [{ ...file, size: 1 }] as Manifest['files'];
  expect(await refusal(await edited({ files: other }))).toBe('DAMAGED');
  const tables = stored.manifest.tables.map((table) => ({ ...table, rows: table.rows + 1 }));
  expect(await refusal(await edited({ tables }))).toBe('CHANGED');
  const forged: readonly ((lines: string[]) => readonly string[])[] = [
    (lines) => lines.slice(0, -20),
    (lines) => lines.map((line) => line.replace('"table":"page"', '"table":"sqlite_master"')),
    (lines) => lines.map((line) => line.replace('"table":"page"', '"table":"session"')),
    (lines) => lines.map((line) => (line.startsWith('[') ? '[1]' : line)),
    (lines) => lines.map((line) => (line.startsWith('[') ? '[' : line)),
    (lines) => lines.filter((line) => !line.startsWith('[') || !line.includes('widget')),
  ];
  for (const change of forged)
    expect(await refusal(await withLines(change))).toMatch(/^(DAMAGED|CHANGED)$/);
});

test('a backup that needs more space than there is is refused before anything is written', async () => {
  const data = { ...stored.manifest.data, text_size: 2 ** 50 };
  expect(await refusal(await edited({ data }))).toBe('NOT_ENOUGH_SPACE');
});
