import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { afterAll, describe, expect, test, vi } from 'vitest';
import { createGuardedFetch } from '../../outbound/guarded-fetch.ts';
import { openS3Objects, type S3Objects } from '../../storage/files/s3-objects.ts';
import { siteWithContent } from '../../testing/backed-up-site.ts';
import { startS3 } from '../../testing/s3.ts';
import { SERVICE_DATABASES } from '../../testing/stores.ts';
import { uploader } from '../../testing/upload-file.ts';
import { createBackupJob } from './backup-jobs.ts';
import { verifySource } from './backup-source.ts';
import { createBackupStore } from './backup-store.ts';
import { copyToRemote, fetchFromRemote, pruneRemote, remoteIds, testRemote } from './remote.ts';

const folder = mkdtempSync(join(tmpdir(), 'plinth-remote-'));
const s3 = await startS3(join(folder, 's3'));
afterAll(async () => {
  await s3.close();
  rmSync(folder, { recursive: true, force: true });
});

const host = new URL(s3.endpoint).host;
const CONFIG = {
  ...{ endpoint: `${s3.endpoint}/media`, region: 'us-east-1' },
  ...{ accessKeyId: 'S3RVER', secretAccessKey: 'S3RVER' },
};
const remoteAt = (prefix: string, reachable: readonly string[] = [host]): S3Objects =>
  openS3Objects({ ...CONFIG, prefix: `${prefix}/` }, createGuardedFetch({ reachable }));

const namesOf = async (remote: S3Objects): Promise<string[]> => {
  const names: string[] = [];
  for await (const { name } of remote.list()) names.push(name);
  return names.sort();
};

/** Counts what is sent. */
const counting = (remote: S3Objects) => {
  const sent: string[] = [];
  const counted: S3Objects = {
    ...remote,
    putFile: (name, path) => {
      sent.push(name);
      return remote.putFile(name, path);
    },
  };
  return { counted, sent };
};

describe('a store that the owner enters', () => {
  test('is written, read, and left as it was by its test', async () => {
    const remote = remoteAt('tested');
    await testRemote(remote);
    expect(await namesOf(remote)).toEqual([]);
  });

  test('on the network of the server is requested only if it’s allowed', async () => {
    await expect(testRemote(remoteAt('private', []))).rejects.toMatchObject({
      key: 'STORE',
      details: { reason: `${host} is not public` },
    });
  });

  test('that isn’t there or has no such bucket is refused with the reason', async () => {
    const gone = openS3Objects({ ...CONFIG, endpoint: 'http://127.0.0.1:9/media', prefix: '' });
    await expect(testRemote(gone)).rejects.toMatchObject({ key: 'STORE' });
    const other = openS3Objects({ ...CONFIG, endpoint: `${s3.endpoint}/nothing`, prefix: '' });
    await expect(testRemote(other)).rejects.toMatchObject({
      details: { reason: expect.stringContaining('404') },
    });
  });
});

describe.each(SERVICE_DATABASES)('copies of backups on %s', async (kind) => {
  const site = await siteWithContent(kind);
  const { ports, client } = site;
  const upload = uploader(await site.server.owner());
  const proven = async () => {
    const id = await site.backUp();
    await site.prove(id);
    return id;
  };

  test('share their contents, and are continued after they broke off', async () => {
    const remote = remoteAt('resumed');
    const id = await proven();
    let left = 2;
    const breaking: S3Objects = {
      ...remote,
      putFile: async (name, path) => {
        if (left === 0) throw new Error('the connection broke');
        left -= 1;
        await remote.putFile(name, path);
      },
    };
    await expect(copyToRemote(breaking, ports.backups)).rejects.toMatchObject({
      ...{ key: 'STORE', details: { reason: 'the connection broke' } },
    });
    expect(await remoteIds(remote)).toEqual([]);
    const before = await namesOf(remote);
    expect(before).toHaveLength(2);
    const { counted, sent } = counting(remote);
    await copyToRemote(counted, ports.backups);
    expect(sent.filter((name) => before.includes(name))).toEqual([]);
    expect(await remoteIds(remote)).toEqual([id]);
    await upload('new content', 'new.txt');
    const next = await proven();
    sent.length = 0;
    await copyToRemote(counted, ports.backups);
    expect(sent.filter((name) => name.startsWith('contents/'))).toHaveLength(1);
    expect(await remoteIds(remote)).toEqual([id, next]);
    sent.length = 0;
    await copyToRemote(counted, ports.backups);
    expect(sent).toEqual([]);
  });

  test('are restored on a machine that has nothing else', async () => {
    const remote = remoteAt('fetched');
    const id = await proven();
    await copyToRemote(remote, ports.backups);
    const other = createBackupStore(join(folder, `empty-${kind}`));
    // Anyone who can write to the store could have put a plain one there.
    const encrypted = fetchFromRemote(remote, { id, mustBeEncrypted: true }, other);
    await expect(encrypted).rejects.toMatchObject({ key: 'NOT_ENCRYPTED' });
    expect(await other.ids()).toEqual([]);
    await fetchFromRemote(remote, { id, mustBeEncrypted: false }, other);
    await verifySource(await other.open(id));
    expect((await other.open(id)).manifest).toEqual((await ports.backups.open(id)).manifest);
  });

  test('in which something was changed are refused, and leave no backup', async () => {
    const remote = remoteAt('changed');
    const id = await proven();
    await copyToRemote(remote, ports.backups);
    for (const name of await namesOf(remote)) {
      if (!name.startsWith('contents/') && !name.startsWith(id)) continue;
      const path = join(folder, 'original');
      const found = await remote.open(name);
      const bytes = await buffer(found?.stream ?? Readable.from([]));
      writeFileSync(path, bytes);
      const flipped = Buffer.from(bytes);
      flipped.writeUInt8(flipped.readUInt8(flipped.length >> 1) ^ 1, flipped.length >> 1);
      writeFileSync(`${path}-flipped`, flipped);
      await remote.putFile(name, `${path}-flipped`);
      const empty = createBackupStore(mkdtempSync(join(folder, 'damaged-')));
      await expect(fetchFromRemote(remote, { id, mustBeEncrypted: false }, empty)).rejects.toMatchObject({ key: 'DAMAGED' });
      expect(await empty.ids()).toEqual([]);
      await remote.putFile(name, path);
    }
  }, 60_000);

  test('that are more than the owner keeps are deleted, with contents that no other has', async () => {
    const remote = remoteAt('pruned');
    const own = { ...ports, openRemote: async () => remote };
    const isThere = async (key: string) =>
      (await namesOf(remote)).some((name) => name.includes(key));
    const backup = createBackupJob(own);
    await client.SettingsService.save({ group: 'backups', values: { keep: 2 } });
    const { id: media, url } = await upload('only in the first', 'first.txt');
    await backup({ reason: 'schedule' });
    const first = (await remoteIds(remote)).at(-1);
    const { manifest } = await ports.backups.open(first ?? '');
    const lost = manifest.files.find(({ key }) => url.includes(key))?.sha256 ?? 'none';
    expect(await isThere(lost)).toBe(true);
    await client.MediaService.delete({ ids: [media] });
    for await (const { key } of ports.files.media.list())
      if (url.includes(key)) await ports.files.media.remove(key);
    await backup({ reason: 'schedule' });
    await backup({ reason: 'schedule' });
    expect((await remoteIds(remote)).includes(first ?? '')).toBe(false);
    // Contents of the last day may belong to a backup that is being copied.
    expect(await isThere(lost)).toBe(true);
    await pruneRemote(remote, { keep: 2, now: Date.now() + 2 * 86_400_000 });
    expect(await isThere(lost)).toBe(false);
    const here = await ports.backups.ids();
    for (const id of await remoteIds(remote)) expect(here).toContain(id);
    await client.SettingsService.save({ group: 'backups', values: { keep: 10 } });
  }, 60_000);

  test('are listed and brought back in the panel, and the key of the store is never told', async () => {
    const values = {
      ...{ has_store: true, store_endpoint: s3.endpoint, store_bucket: 'media' },
      ...{ store_prefix: '/panel/', store_key: 'S3RVER', store_secret: 'canary-of-the-store' },
    };
    const saved = await client.SettingsService.save({ group: 'backups', values });
    expect(saved.secrets).toMatchObject({ store_secret: true });
    const refused = await client.BackupsService.testStore().catch((error: unknown) => error);
    expect(refused).toMatchObject({
      ...{
        message: 'MODULE.BACKUPS.PROBLEM.STORE',
        data: { details: { reason: `${host} is not public` } },
      },
    });
    expect(JSON.stringify([saved, refused])).not.toContain('canary-of-the-store');
    const remote = remoteAt('panel');
    const id = await proven();
    await copyToRemote(remote, ports.backups);
    await ports.backups.remove(id);
    await createBackupJob({ ...ports, openRemote: async () => remote })({ fetch: id });
    expect(await ports.backups.ids()).toContain(id);
    const { last } = await client.BackupsService.getList();
    expect(last).toMatchObject({ task: 'fetch', problem: null });
    await ports.backups.remove(id);
    await client.BackupsService.fetchRemote({ id });
    await vi.waitFor(async () => {
      const list = await client.BackupsService.getList();
      expect(list.task).toBe(null);
      expect(list.last).toMatchObject({ task: 'fetch', problem: 'STORE' });
    }, 30_000);
    await client.SettingsService.save({ group: 'backups', values: { has_store: false } });
  });
});
