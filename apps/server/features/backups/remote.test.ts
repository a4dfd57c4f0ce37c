import { createHash } from 'node:crypto';
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
import { createSink } from '../../testing/sink.ts';
import { SERVICE_DATABASES } from '../../testing/stores.ts';
import { uploader } from '../../testing/upload-file.ts';
import { createBackupJob } from './backup-jobs.ts';
import { verifySource } from './backup-source.ts';
import { createBackupStore } from './backup-store.ts';
import { copyToRemote, pruneRemote } from './copy-to-remote.ts';
import { fetchFromRemote } from './fetch-from-remote.ts';
import { remoteContentName, remoteIds, testRemote } from './remote.ts';

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
      mayPass: false,
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

/** A store whose objects never end. */
const endless = (remote: S3Objects, isEndless: (name: string) => boolean): S3Objects => ({
  ...remote,
  open: async (name) => {
    const found = await remote.open(name);
    if (!found || !isEndless(name)) return found;
    function* bytes() {
      for (let count = 0; count < 10_000; count += 1) yield Buffer.alloc(65_536);
      throw new Error('it was read to its end');
    }
    found.stream.destroy();
    return { size: 0, stream: Readable.from(bytes(), { objectMode: false }) };
  },
});

test('a list that the store continues for ever is given up', async () => {
  const page = (more: string) =>
    `<ListBucketResult><IsTruncated>true</IsTruncated><NextContinuationToken>${more}</NextContinuationToken></ListBucketResult>`;
  const { host, hits } = await createSink((_, response) => {
    response.writeHead(200, { 'content-type': 'application/xml' }).end(page('again'));
  });
  const remote = openS3Objects({ ...CONFIG, endpoint: `http://${host}/media`, prefix: '' });
  await expect(remoteIds(remote)).rejects.toMatchObject({
    details: { reason: expect.stringContaining('without an end') },
  });
  expect(hits).toHaveLength(2);
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
    const sentBefore = new Set(await namesOf(remote));
    sent.length = 0;
    await copyToRemote(counted, ports.backups);
    const added = sent.filter((name) => name.startsWith('contents/'));
    expect(added.filter((name) => sentBefore.has(name))).toEqual([]);
    const sha256 = createHash('sha256').update('new content').digest('hex');
    expect(added).toContain(remoteContentName(sha256));
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

  test('are read no further than their manifest says', async () => {
    const remote = remoteAt('endless');
    const id = await proven();
    await copyToRemote(remote, ports.backups);
    await expect(testRemote(endless(remote, () => true))).rejects.toMatchObject({ key: 'STORE' });
    for (const part of ['contents/', 'data.jsonl.gz']) {
      const empty = createBackupStore(mkdtempSync(join(folder, 'endless-')));
      const hostile = endless(remote, (name) => name.includes(part));
      const fetching = fetchFromRemote(hostile, { id, mustBeEncrypted: false }, empty);
      await expect(fetching, part).rejects.toMatchObject({ key: 'DAMAGED' });
    }
  }, 60_000);

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
      await expect(
        fetchFromRemote(remote, { id, mustBeEncrypted: false }, empty),
      ).rejects.toMatchObject({ key: 'DAMAGED' });
      expect(await empty.ids()).toEqual([]);
      await remote.putFile(name, path);
    }
  }, 60_000);

  test('are copied in a task of their own, which is tried again if the store fails', async () => {
    const remote = remoteAt('retried');
    const reset = Object.assign(new Error('socket hang up'), { code: 'ECONNRESET' });
    const failing: S3Objects = {
      ...remote,
      open: async () => {
        throw reset;
      },
    };
    await proven();
    const last = async () => (await client.BackupsService.getList()).last;
    const copy = (to: S3Objects) =>
      createBackupJob({ ...ports, openRemote: async () => to })({ copy: 'store' });
    await expect(copy(failing)).rejects.toMatchObject({ key: 'STORE' });
    expect(await last()).toMatchObject({ task: 'copy', problem: 'STORE' });
    await copy(remote);
    expect(await last()).toMatchObject({ task: 'copy', problem: null });
    await remote.putText('plinth-site.txt', 'of another site');
    await copy(remote);
    expect(await last()).toMatchObject({ task: 'copy', problem: 'STORE_TAKEN' });
    const full: S3Objects = {
      ...remote,
      open: async () => {
        throw Object.assign(new Error('no space left on device'), { code: 'ENOSPC' });
      },
    };
    await copy(full);
    expect(await last()).toMatchObject({ problem: 'DISK_FULL' });
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
    await backup({ copy: 'store' });
    const first = (await remoteIds(remote)).at(-1);
    const { manifest } = await ports.backups.open(first ?? '');
    const lost = manifest.files.find(({ key }) => url.includes(key))?.sha256 ?? 'none';
    expect(await isThere(lost)).toBe(true);
    await client.MediaService.delete({ ids: [media] });
    for await (const { key } of ports.files.media.list())
      if (url.includes(key)) await ports.files.media.remove(key);
    for (let count = 0; count < 2; count += 1) {
      await backup({ reason: 'schedule' });
      await backup({ copy: 'store' });
    }
    expect((await remoteIds(remote)).includes(first ?? '')).toBe(false);
    // Contents of the last day may belong to a backup that is being copied.
    expect(await isThere(lost)).toBe(true);
    const [broken, unreadable] = ['20200101-000000-aaaaaa', '20200101-000000-bbbbbb'];
    await remote.putText(`${broken}/data.jsonl.gz`, 'left by a process that was killed');
    await remote.putText(`${unreadable}/manifest.json`, 'not one');
    const inTwoDays = { keep: 1, now: Date.now() + 2 * 86_400_000 };
    const all = (await remoteIds(remote)).length;
    await pruneRemote(remote, inTwoDays);
    expect([await isThere(lost), await isThere(broken)]).toEqual([true, false]);
    expect(await remoteIds(remote)).toHaveLength(all - 1);
    await remote.remove(`${unreadable}/manifest.json`);
    await pruneRemote(remote, inTwoDays);
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
    const { items } = await client.BackupsService.getList();
    expect(items.find((one) => one.id === id)?.proof).toMatchObject({ problem: null });
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
