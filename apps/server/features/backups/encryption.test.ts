import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { describe, expect, test, vi } from 'vitest';
import { afterUse } from '../../testing/after-use.ts';
import { siteWithContent } from '../../testing/backed-up-site.ts';
import { SERVICE_DATABASES } from '../../testing/stores.ts';
import { openArchiveSource, unlockSource, verifySource } from './backup-source.ts';
import { newBackupKey } from './encryption.ts';
import { storedContent, writeManifest, writeSeal } from './manifest.ts';
import { provenFiles } from './proof.ts';
import { keyFor } from './read-key.ts';
import { restoreBackup } from './restore-backup.ts';
import { openContent, sealContent } from './sealed-stream.ts';
import { writeSiteFile } from './site-file.ts';
import { chained } from './streams.ts';

const PASSPHRASE = 'seven gray herons at noon';

describe('an encrypted content', async () => {
  const { secret } = await newBackupKey(PASSPHRASE);
  const seal = (bytes: Buffer) => buffer(chained(Readable.from([bytes]), sealContent(secret)));
  const open = (bytes: Buffer) => buffer(chained(Readable.from([bytes]), openContent(secret)));

  test.each([0, 1, 65_535, 65_536, 65_537, 300_000])(
    'of %i bytes is read as it was',
    async (size) => {
      const bytes = Buffer.alloc(size, 'plinth ');
      const sealed = await seal(bytes);
      expect(bytes.equals(await open(sealed))).toBe(true);
      expect(size > 100 && sealed.includes('plinth plinth')).toBe(false);
      for (const at of [0, 31, 32, sealed.length - 1]) {
        const flipped = Buffer.from(sealed);
        flipped.writeUInt8(flipped.readUInt8(at) ^ 1, at);
        await expect(open(flipped)).rejects.toThrow();
      }
      await expect(open(sealed.subarray(0, sealed.length - 1))).rejects.toThrow();
    },
  );

  test('that was cut off between two chunks isn’t taken for a whole one', async () => {
    const sealed = await seal(Buffer.alloc(200_000, 'x'));
    await expect(open(sealed.subarray(0, 32 + 65_552))).rejects.toThrow();
  });
});

describe.each(SERVICE_DATABASES)('encrypted backups on %s', async (kind) => {
  const site = await siteWithContent(kind);
  const { client, context, ports } = site;
  const { BackupsService: backups, PagesService: pages, SettingsService: settings } = client;
  const lines: string[] = [];

  test('need a passphrase of some length', async () => {
    const save = (values: object) => settings.save({ group: 'backups', values });
    await expect(save({ is_encrypted: true })).rejects.toMatchObject({
      data: { errors: { passphrase: ['isEmpty'] } },
    });
    await expect(save({ is_encrypted: true, passphrase: 'short' })).rejects.toMatchObject({
      type: 'VALIDATION',
    });
    const saved = await save({ is_encrypted: true, passphrase: PASSPHRASE });
    expect(saved.secrets).toMatchObject({ passphrase: true });
    lines.push(JSON.stringify(saved));
  });

  test('are restored in a test, share their contents, and have nothing in plain', async () => {
    const first = await site.backUp();
    expect(await site.prove(first)).toMatchObject({ problem: null, part: '' });
    const contents = () =>
      readdirSync(join(ports.backups.folder, 'contents'), { recursive: true }).length;
    const before = contents();
    const second = await site.backUp();
    expect(await site.prove(second)).toMatchObject({ problem: null });
    expect(contents()).toBe(before);
    for (const name of readdirSync(ports.backups.folder, { recursive: true, encoding: 'utf8' })) {
      const path = join(ports.backups.folder, name);
      const bytes = await Promise.resolve(path)
        .then(readFileSync)
        .catch(() => Buffer.alloc(0));
      for (const text of ['a visitor’s file', 'timetable', PASSPHRASE, 'JFIF', 'PNG'])
        expect([name, text, bytes.includes(text)]).toEqual([name, text, false]);
    }
    const { items } = await backups.getList();
    expect(items[0]).toMatchObject({ about: { is_encrypted: true }, proof: { problem: null } });
    lines.push(JSON.stringify(items));
  });

  test('are restored with their passphrase only', async () => {
    const id = await site.backUp();
    await pages.save({ item: { name: 'Added later' } });
    const refused = (passphrase?: string) =>
      expect(backups.restore({ id, ...(passphrase && { passphrase }) })).rejects;
    await refused().toMatchObject({ message: 'MODULE.BACKUPS.PROBLEM.LOCKED' });
    await refused(`${PASSPHRASE}.`).toMatchObject({
      message: 'MODULE.BACKUPS.PROBLEM.WRONG_PASSPHRASE',
    });
    const parts = await backups.getParts({
      id,
      kind: 'page',
      search: 'win',
      passphrase: PASSPHRASE,
    });
    expect(parts.items).toMatchObject([{ name: 'Winter', is_there: true }]);
    await backups.restore({ id, passphrase: PASSPHRASE });
    const jobs = await context.store.read.selectFrom('job').select('payload').execute();
    lines.push(JSON.stringify(jobs));
    await vi.waitFor(async () => expect((await backups.getList()).task).toBe(null), {
      timeout: 50_000,
    });
    const { last } = await backups.getList();
    expect(last).toMatchObject({ task: 'restore', problem: null });
    const { items } = await pages.getList({ count: 200 });
    expect(items.map(({ name }) => name)).not.toContain('Added later');
    expect(lines.join()).not.toContain(PASSPHRASE);
  });

  test('as one file: a flipped byte and a changed manifest are damage, whatever the passphrase', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'plinth-encrypted-'));
    afterUse(() => rmSync(folder, { recursive: true, force: true }));
    const { path } = await writeSiteFile(folder, ports);
    const source = await openArchiveSource(path);
    await expect(unlockSource(source, 'not the passphrase')).rejects.toMatchObject({
      key: 'WRONG_PASSPHRASE',
    });
    const locked = restoreBackup(source, { isReplacing: true }, ports);
    await expect(locked).rejects.toMatchObject({ key: 'LOCKED' });
    await verifySource(await unlockSource(source, PASSPHRASE));
    const bytes = readFileSync(path);
    const damaged = join(folder, 'damaged.plinth');
    for (let at = 0; at < bytes.length; at += Math.ceil(bytes.length / 40)) {
      const flipped = Buffer.from(bytes);
      flipped.writeUInt8(flipped.readUInt8(at) ^ 0x10, at);
      writeFileSync(damaged, flipped);
      const key = await openArchiveSource(damaged).then(
        () => 'opened',
        (error) => error.key,
      );
      expect(['DAMAGED', 'NOT_A_BACKUP', 'UNSAFE']).toContain(key);
    }
    const id = await site.backUp();
    const stored = await ports.backups.open(id);
    const { product: _, format: __, ...rest } = stored.manifest;
    const text = writeManifest({ ...rest, files: rest.files.slice(1) });
    writeFileSync(join(stored.path, 'manifest.json'), text);
    writeFileSync(join(stored.path, 'manifest.sha256'), writeSeal(text));
    await expect(unlockSource(await ports.backups.open(id), PASSPHRASE)).rejects.toMatchObject({
      key: 'DAMAGED',
    });
    const [file] = stored.manifest.files;
    expect(file && storedContent(file).sha256).not.toBe(file?.sha256);
    await backups.delete({ id });
  });

  test('of another passphrase don’t share contents, and the former ones still open', async () => {
    const former = await site.backUp();
    await settings.save({ group: 'backups', values: { passphrase: 'another passphrase, later' } });
    const next = await site.backUp();
    expect(await site.prove(next)).toMatchObject({ problem: null });
    const salts = await Promise.all(
      [former, next].map(async (id) => (await ports.backups.open(id)).manifest.encryption?.salt),
    );
    expect(salts[0]).not.toBe(salts[1]);
    await unlockSource(await ports.backups.open(former), PASSPHRASE);
    const key = await keyFor('another passphrase, later', ports.backups);
    expect(key.header.salt).toBe(salts[1]);
    const stored = [...(await provenFiles(ports.backups, key)).values()];
    await settings.save({ group: 'backups', values: { is_encrypted: false } });
    const plain = await ports.backups.open(await site.backUp());
    expect(plain.manifest).toMatchObject({ format: 1 });
    expect(plain.manifest.encryption).toBeUndefined();
    // A backup with another key, or with none, doesn't make the next one store everything again.
    expect([...(await provenFiles(ports.backups, key)).values()]).toEqual(stored);
    expect(stored).not.toEqual([]);
    await expect(unlockSource(plain, PASSPHRASE)).rejects.toMatchObject({ key: 'NOT_ENCRYPTED' });
  });
});
