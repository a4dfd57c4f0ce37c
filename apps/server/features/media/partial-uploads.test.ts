import { readdirSync, readFileSync, rmSync, truncateSync, utimesSync } from 'node:fs';
import { request } from 'node:http';
import { join } from 'node:path';
import { UPLOAD_PART_SIZE } from '@plinth/contract';
import { describe, expect, test } from 'vitest';
import { sampleImage } from '../../testing/sample-image.ts';
import { sampleVideo } from '../../testing/sample-media.ts';
import { multipart, type TestBrowser, testServer } from '../../testing/server.ts';
import { SERVICE_DATABASES } from '../../testing/stores.ts';
import { sweepPartialUploads } from './sweep.ts';

const PART = 256 * 1024;
const DAY = 86_400_000;

const VIDEO = new URL('../../../../themes/harbor/media/tide.mp4', import.meta.url);

/** A video with a box that players skip, so it has this size. */
function videoOf(size: number, video: Buffer = readFileSync(VIDEO)): Buffer<ArrayBuffer> {
  const rest = Buffer.alloc(size - video.length, 'plinth ');
  rest.writeUInt32BE(rest.length, 0);
  rest.write('free', 4, 'latin1');
  return Buffer.concat([video, rest]);
}

/** Sends half of a request, then breaks the connection. */
async function sendHalf(url: string, { cookies }: TestBrowser, form: FormData): Promise<void> {
  const whole = new Request(url, { method: 'POST', body: form });
  const body = Buffer.from(await whole.arrayBuffer());
  const sent = request(`${url}/rpc`, {
    method: 'POST',
    headers: {
      'x-requested-with': 'XMLHttpRequest',
      cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
      'content-type': whole.headers.get('content-type') ?? '',
      'content-length': body.length,
    },
  });
  const closed = new Promise((resolve) => sent.on('close', resolve));
  sent.on('error', () => undefined);
  sent.write(body.subarray(0, body.length / 2), () => sent.destroy());
  await closed;
}

describe.each(SERVICE_DATABASES)('uploads in parts on %s', async (kind) => {
  const server = await testServer(kind);
  const owner = await server.owner();
  const { MediaService: media } = owner.client;
  const { store, mediaFiles } = server.context;
  const partsFolder = join(server.context.config.data, 'uploads', '.partial');
  const start = (bytes: Buffer, name: string, more = {}) =>
    media.startUpload({ name, size: bytes.length, stamp: '1', ...more });
  const send = (upload_id: string, bytes: Buffer<ArrayBuffer>, offset: number, length = PART) =>
    media.uploadPart(
      { upload_id, offset },
      new File([bytes.subarray(offset, offset + length)], 'part'),
    );
  const sendRest = async (upload_id: string, bytes: Buffer<ArrayBuffer>, from = 0) => {
    for (let offset = from; offset < bytes.length; )
      offset = (await send(upload_id, bytes, offset)).offset;
  };
  const load = async (path: string) => Buffer.from(await (await owner.fetch(path)).arrayBuffer());

  test('arrive whole although the connection breaks five times', async () => {
    const bytes = videoOf(11 * PART + 5);
    let { upload_id, offset } = await start(bytes, 'film.mp4');
    for (let breaks = 0; breaks < 5; breaks += 1) {
      ({ offset } = await send(upload_id, bytes, offset));
      const part = new File([bytes.subarray(offset, offset + PART)], 'part');
      const form = multipart('MediaService.uploadPart', { upload_id, offset }, part);
      await sendHalf(server.url, owner, form);
      // Choosing the file again, as after a reload, continues the same upload.
      expect(await start(bytes, 'film.mp4')).toEqual({ upload_id, offset });
    }
    await sendRest(upload_id, bytes, offset);
    const file = await media.finishUpload({ upload_id });
    expect(file).toMatchObject({
      name: 'film.mp4',
      size: bytes.length,
      codec: 'avc',
      is_ready: true,
    });
    expect((await load(file.url)).equals(bytes)).toBe(true);
    // The response may have been lost.
    expect(await media.finishUpload({ upload_id })).toEqual(file);
    expect(readdirSync(partsFolder)).toEqual([]);
  });

  test('store a part only where the upload is', async () => {
    const bytes = videoOf(3 * PART);
    const { upload_id } = await start(bytes, 'order.mp4');
    await send(upload_id, bytes, 0);
    for (const offset of [0, 2 * PART, PART - 1])
      expect(await send(upload_id, bytes, offset)).toEqual({ upload_id, offset: PART });
    await expect(media.finishUpload({ upload_id })).rejects.toMatchObject({
      data: { type: 'VALIDATION' },
    });
    await expect(send(upload_id, videoOf(9 * PART), PART, 8 * PART)).rejects.toMatchObject({
      data: { type: 'TOO_LARGE' },
    });
    await Promise.all([1, 2, 3].map(() => send(upload_id, bytes, PART)));
    expect(await media.getUpload({ upload_id })).toEqual({ upload_id, offset: 2 * PART });
    await sendRest(upload_id, bytes, 2 * PART);
    const files = await Promise.allSettled([1, 2].map(() => media.finishUpload({ upload_id })));
    const [url, ...others] = new Set(
      files.flatMap((one) => (one.status === 'fulfilled' ? [one.value.url] : [])),
    );
    expect(others).toEqual([]);
    expect((await load(url ?? '')).equals(bytes)).toBe(true);
  });

  test('end if the machine lacks bytes that it had received', async () => {
    const bytes = videoOf(3 * PART);
    const gone = { data: { type: 'NOT_FOUND' } };
    // On another machine, or after a power failure, the file is missing or short.
    const losses = [(path: string) => rmSync(path), (path: string) => truncateSync(path, 5)];
    for (const lose of losses) {
      const { upload_id } = await start(bytes, 'part.mp4');
      await send(upload_id, bytes, 0);
      lose(join(partsFolder, upload_id));
      await expect(send(upload_id, bytes, PART)).rejects.toMatchObject(gone);
      await expect(media.getUpload({ upload_id })).rejects.toMatchObject(gone);
      const again = await start(bytes, 'part.mp4');
      expect(again.offset).toBe(0);
      await sendRest(again.upload_id, bytes);
      lose(join(partsFolder, again.upload_id));
      await expect(media.finishUpload({ upload_id: again.upload_id })).rejects.toMatchObject(gone);
    }
    expect(readdirSync(partsFolder)).toEqual([]);
    const { items } = await media.getList({ search: 'part.mp4' });
    expect(items).toEqual([]);
  });

  test('replace the file of a record', async () => {
    const [bytes, next] = [videoOf(2 * PART), videoOf(3 * PART)];
    const first = await start(bytes, 'tide.mp4');
    await sendRest(first.upload_id, bytes);
    const file = await media.finishUpload({ upload_id: first.upload_id });
    const { upload_id } = await start(next, 'other.mp4');
    await sendRest(upload_id, next);
    const { id, revision } = file;
    const stale = media.finishUpload({ upload_id, replaces: { id, revision: revision + 1 } });
    await expect(stale).rejects.toMatchObject({ data: { type: 'CONFLICT' } });
    const replaced = await media.finishUpload({ upload_id, replaces: { id, revision } });
    expect(replaced).toMatchObject({ id, name: 'tide.mp4', size: next.length });
    expect((await load(replaced.url)).equals(next)).toBe(true);
    expect(await media.finishUpload({ upload_id, replaces: { id, revision } })).toEqual(replaced);
    const added = await start(bytes, 'again.mp4');
    await sendRest(added.upload_id, bytes);
    await media.finishUpload({ upload_id: added.upload_id });
    const known = { upload_id: added.upload_id, replaces: { id, revision: replaced.revision } };
    await expect(media.finishUpload(known)).rejects.toMatchObject({ data: { type: 'NOT_FOUND' } });
    // Another file has replaced it since: a tab that still knows the first one is stale.
    const third = videoOf(4 * PART);
    const later = await start(third, 'third.mp4');
    await sendRest(later.upload_id, third);
    const place = { id, revision: replaced.revision };
    const latest = await media.finishUpload({ upload_id: later.upload_id, replaces: place });
    await expect(
      media.finishUpload({ upload_id, replaces: { id, revision } }),
    ).rejects.toMatchObject({ data: { type: 'CONFLICT' } });
    const text = Buffer.from('a,b'.repeat(PART));
    const table = await start(text, 'table.csv');
    await sendRest(table.upload_id, text);
    const replaces = { id, revision: latest.revision };
    await expect(
      media.finishUpload({ upload_id: table.upload_id, replaces }),
    ).rejects.toMatchObject({ data: { type: 'VALIDATION' } });
    expect(readdirSync(partsFolder)).toEqual([]);
  });

  test('are checked like other uploads', async () => {
    const refused = { data: { type: 'VALIDATION' } };
    await expect(start(Buffer.alloc(5), 'shell.php')).rejects.toMatchObject(refused);
    await expect(start(Buffer.alloc(5), 'a.php.mp4')).rejects.toMatchObject(refused);
    const size = (await server.context.uploadBytes()) + 1;
    await expect(media.startUpload({ name: 'a.mp4', size })).rejects.toMatchObject({
      data: { type: 'TOO_LARGE' },
    });
    const page = Buffer.from(`<script>alert(1)</script>${' '.repeat(PART)}`);
    const { upload_id } = await start(page, 'page.mp4');
    await sendRest(upload_id, page);
    await expect(media.finishUpload({ upload_id })).rejects.toMatchObject(refused);
    await expect(media.getUpload({ upload_id })).rejects.toMatchObject({
      data: { type: 'NOT_FOUND' },
    });
    expect(readdirSync(partsFolder)).toEqual([]);
  });

  test('belong to their account, and parts have a limit', async () => {
    const bytes = videoOf(2 * PART);
    const { upload_id } = await start(bytes, 'mine.mp4');
    await store.transaction(({ db }) =>
      db.updateTable('partial_upload').set({ account_id: 0 }).execute(),
    );
    const gone = { data: { type: 'NOT_FOUND' } };
    await expect(send(upload_id, bytes, 0)).rejects.toMatchObject(gone);
    await expect(media.finishUpload({ upload_id })).rejects.toMatchObject(gone);
    await expect(media.cancelUpload({ upload_id })).rejects.toMatchObject(gone);
    const large = videoOf(UPLOAD_PART_SIZE + 10);
    const other = await start(large, 'large.mp4');
    await expect(send(other.upload_id, large, 0, UPLOAD_PART_SIZE + 1)).rejects.toMatchObject({
      data: { type: 'TOO_LARGE' },
    });
    await media.cancelUpload({ upload_id: other.upload_id });
    const guest = server.browser().client.MediaService;
    await expect(guest.getUpload({ upload_id })).rejects.toMatchObject({
      data: { type: 'UNAUTHENTICATED' },
    });
  });

  test('that are canceled or left alone leave nothing', async () => {
    const bytes = videoOf(2 * PART);
    const first = await start(bytes, 'left.mp4');
    await send(first.upload_id, bytes, 0);
    const second = await start(bytes, 'left.mp4', { is_new: true });
    expect(second.upload_id).not.toBe(first.upload_id);
    await send(second.upload_id, bytes, 0);
    expect(readdirSync(partsFolder).sort()).toEqual([first.upload_id, second.upload_id].sort());
    await media.cancelUpload({ upload_id: second.upload_id });
    expect(readdirSync(partsFolder)).toEqual([first.upload_id]);
    await sweepPartialUploads({ store, mediaFiles }, Date.now());
    expect(readdirSync(partsFolder)).toEqual([first.upload_id]);
    const seconds = Date.now() / 1000;
    utimesSync(join(partsFolder, first.upload_id), seconds, seconds - 1.1 * 86_400);
    await sweepPartialUploads({ store, mediaFiles }, Date.now() + DAY + 1);
    expect(readdirSync(partsFolder)).toEqual([]);
    expect(await store.read.selectFrom('partial_upload').selectAll().execute()).toEqual([]);
  });

  test('that are complete are returned until they are deleted', async () => {
    const bytes = videoOf(2 * PART);
    const { upload_id } = await start(bytes, 'lost.mp4');
    await sendRest(upload_id, bytes);
    const file = await media.finishUpload({ upload_id });
    // The response was lost, so the file is chosen again.
    const again = { upload_id, offset: bytes.length };
    expect(await start(bytes, 'lost.mp4')).toEqual(again);
    expect(await media.finishUpload({ upload_id })).toEqual(file);
    await media.cancelUpload({ upload_id });
    expect(await media.get({ id: file.id })).toEqual(file);
    const copy = await start(bytes, 'lost.mp4');
    expect(copy.offset).toBe(0);
    await sendRest(copy.upload_id, bytes);
    const { id } = await media.finishUpload({ upload_id: copy.upload_id });
    await media.delete({ ids: [id] });
    expect((await start(bytes, 'lost.mp4')).offset).toBe(0);
  });

  test('of dead processes can be finished after a minute', async () => {
    const bytes = videoOf(2 * PART);
    const { upload_id } = await start(bytes, 'dead.mp4');
    await sendRest(upload_id, bytes);
    const claimUntil = (lease_until: number) =>
      store.transaction(({ db }) =>
        db.updateTable('partial_upload').set({ lease_until }).where('id', '=', upload_id).execute(),
      );
    await claimUntil(Date.now() + 60_000);
    await expect(media.finishUpload({ upload_id })).rejects.toMatchObject({
      data: { type: 'UNAVAILABLE' },
    });
    await claimUntil(Date.now() - 1);
    expect(await media.finishUpload({ upload_id })).toMatchObject({ name: 'dead.mp4' });
  });

  test('that rest make room for others', async () => {
    const size = (offset: number) => Buffer.alloc(PART + offset);
    const busy = await start(size(-1), 'many.mp4');
    await store.transaction(({ db, now }) =>
      db
        .updateTable('partial_upload')
        .set({ modified: 4, lease_until: now + DAY })
        .where('id', '=', busy.upload_id)
        .execute(),
    );
    const first = await start(size(0), 'many.mp4');
    for (let each = 1; each < 20; each += 1) await start(size(each), 'many.mp4');
    await store.transaction(({ db }) =>
      db
        .updateTable('partial_upload')
        .set({ modified: 5, size: 1e15 })
        .where('id', '=', first.upload_id)
        .execute(),
    );
    // Nor do they keep space for a day.
    await start(size(20), 'many.mp4');
    await expect(media.getUpload({ upload_id: first.upload_id })).rejects.toMatchObject({
      data: { type: 'NOT_FOUND' },
    });
    const open = await store.read
      .selectFrom('partial_upload')
      .selectAll()
      .where('name', '=', 'many.mp4')
      .execute();
    expect(open).toHaveLength(21);
    // A file that is being checked and stored isn't deleted.
    expect(open.map(({ id }) => id)).toContain(busy.upload_id);
    await store.transaction(({ db }) => db.deleteFrom('partial_upload').execute());
  });

  test('that are too large for the disk are refused at once', async () => {
    await store.transaction(({ db, now }) =>
      db
        .insertInto('partial_upload')
        .values({
          ...{ id: 'f'.repeat(32), account_id: 0, name: 'huge.mp4', size: 1e15, stamp: '' },
          ...{ received: 0, lease_until: 0, media_id: null, modified: now },
        })
        .execute(),
    );
    await expect(start(Buffer.alloc(PART), 'small.mp4')).rejects.toMatchObject({
      data: { type: 'STORAGE_FULL' },
    });
    await store.transaction(({ db }) => db.deleteFrom('partial_upload').execute());
  });

  const sendLarge = async (name: string, video?: Buffer) => {
    const bytes = videoOf(17 * 1024 * 1024, video);
    const { upload_id } = await start(bytes, name);
    for (let offset = 0; offset < bytes.length; )
      ({ offset } = await send(upload_id, bytes, offset, UPLOAD_PART_SIZE));
    return media.finishUpload({ upload_id });
  };

  test('of large recordings are ready once their metadata is read', async () => {
    const file = await sendLarge('long.mp4');
    expect(file).toMatchObject({ is_ready: false, codec: null });
    await expect
      .poll(() => media.get({ id: file.id }), { timeout: 20_000 })
      .toMatchObject({ is_ready: true, codec: 'avc', revision: file.revision });
  });

  test('of large recordings show the cover that they bring', async () => {
    const cover = await sampleImage(800, 450).jpeg().toBuffer();
    const { id } = await sendLarge('covered.mp4', sampleVideo(cover));
    const read = () => media.get({ id });
    await expect.poll(read).toMatchObject({ is_ready: true, renditions: [{ width: 800 }] });
    const { thumbnails, renditions } = await read();
    for (const url of [thumbnails.small, renditions[0]?.url])
      expect((await owner.fetch(url ?? '')).headers.get('content-type')).toBe('image/webp');
    expect(readdirSync(join(server.context.config.data, 'uploads', '.incoming'))).toEqual([]);
    expect(await store.read.selectFrom('loose_file').selectAll().execute()).toEqual([]);
  });
});
