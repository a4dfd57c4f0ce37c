import { readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { SettingsValues, uploadSettings } from '@plinth/contract';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { untilImagesAreDone } from '../../testing/image-jobs.ts';
import { sampleImage } from '../../testing/sample-image.ts';
import { coverTag, sampleAudio, sampleVideo, sampleWebm } from '../../testing/sample-media.ts';
import { sampleDocument } from '../../testing/sample-page.ts';
import { testServer } from '../../testing/server.ts';
import { SERVICE_DATABASES } from '../../testing/stores.ts';
import { fileOf, sendFile, uploader } from '../../testing/upload-file.ts';

describe.each(SERVICE_DATABASES)('the media library on %s', async (kind) => {
  const server = await testServer(kind);
  const owner = await server.owner();
  const { client } = owner;
  const { data } = server.context.config;
  const incoming = () => readdirSync(join(data, 'uploads', '.incoming'));
  const stored = async () => {
    await untilImagesAreDone(server);
    const keys: string[] = [];
    for await (const { key } of server.context.mediaFiles.store.list()) keys.push(key);
    return keys.sort();
  };

  const upload = uploader(owner);
  const load = async (path: string) => Buffer.from(await (await owner.fetch(path)).arrayBuffer());

  test('stores an image with renditions that are no larger and have no metadata', async () => {
    const media = await upload(
      await sampleImage(1000, 500).withExif(GPS).jpeg().toBuffer(),
      'Größe.JPG',
    );
    expect(media).toMatchObject({
      ...{ name: 'Größe.JPG', type: 'images', mime_type: 'image/jpeg', width: 1000, height: 500 },
      ...{ title: '', alt: '', folder_id: null, is_ready: true, is_protected: false, revision: 1 },
      focal_point: { x: 50, y: 50 },
    });
    expect(media.url).toMatch(/^\/uploads\/[0-9a-f]{2}\/[0-9a-f]{32}\.jpg$/);
    expect(media.renditions.map(({ width }) => width)).toEqual([320, 640, 960]);
    expect(media.thumbnails.extra_large).toBe(media.url);
    const sizes = { small: [125, 63], medium: [300, 150], large: [600, 300] } as const;
    for (const [size, [width, height]] of Object.entries(sizes)) {
      const bytes = await load(media.thumbnails[size as keyof typeof sizes] ?? '');
      const found = await sharp(bytes).metadata();
      expect([found.format, found.width, found.height]).toEqual(['webp', width, height]);
      expect(found.exif).toBeUndefined();
    }
    for (const { url, width } of media.renditions) {
      const found = await sharp(await load(url)).metadata();
      expect([found.format, found.width, found.exif]).toEqual(['webp', width, undefined]);
    }
    expect((await sharp(await load(media.url)).metadata()).width).toBe(1000);
    await untilImagesAreDone(server);
    expect(incoming()).toEqual([]);
  });

  test('gives a file the extension of its content', async () => {
    const image = sampleImage(40, 20);
    const [jpeg, png, webp, avif] = await Promise.all([
      image.clone().jpeg().toBuffer(),
      image.clone().png().toBuffer(),
      image.clone().webp().toBuffer(),
      image.clone().avif().toBuffer(),
    ]);
    const cases = [
      [webp, 'sent.jpg', 'sent.webp', 'image/webp'],
      [png, 'sent.jpg', 'sent.png', 'image/png'],
      [jpeg, 'sent.PNG', 'sent.jpg', 'image/jpeg'],
      [jpeg, 'saved.jfif', 'saved.jpg', 'image/jpeg'],
      [jpeg, 'saved.jpe', 'saved.jpg', 'image/jpeg'],
      [jpeg, 'saved.jpeg', 'saved.jpeg', 'image/jpeg'],
      [avif, 'photo.avif', 'photo.avif', 'image/avif'],
      [avif, 'photo.jpg', 'photo.avif', 'image/avif'],
      [png, 'favicon.ico', 'favicon.png', 'image/png'],
    ] as const;
    for (const [bytes, given, name, mime_type] of cases) {
      const media = await upload(bytes, given);
      expect(media, given).toMatchObject({ name, mime_type, width: 40, height: 20 });
      const response = await owner.fetch(media.url);
      expect(response.headers.get('content-type'), given).toBe(mime_type);
    }
  });

  test('makes a JPEG for screens of an image in print colors', async () => {
    const print = await sampleImage(1600, 800).toColourspace('cmyk').jpeg().toBuffer();
    expect((await sharp(print).metadata()).space).toBe('cmyk');
    const media = await upload(print, 'flyer.jpg');
    const screen = media.renditions.filter(({ mime_type }) => mime_type === 'image/jpeg');
    expect(screen.map(({ width }) => width)).toEqual([1200]);
    const found = await sharp(await load(screen[0]?.url ?? '')).metadata();
    expect([found.format, found.space, found.width]).toEqual(['jpeg', 'srgb', 1200]);
    expect((await sharp(await load(media.url)).metadata()).space).toBe('cmyk');
    await untilImagesAreDone(server);
    const { renditions } = await client.MediaService.get({ id: media.id });
    const widths = (type: string) =>
      renditions.filter(({ mime_type }) => mime_type === type).map(({ width }) => width);
    expect(widths('image/avif')).toEqual(widths('image/webp'));
  });

  test('creates AVIF renditions in the background without a new revision', async () => {
    const media = await upload(await sampleImage(700, 400).png().toBuffer(), 'wide.png');
    const avif = async () => {
      const { renditions, revision } = await client.MediaService.get({ id: media.id });
      expect(revision).toBe(1);
      return renditions.filter(({ mime_type }) => mime_type === 'image/avif');
    };
    await expect.poll(async () => (await avif()).length, { timeout: 60_000 }).toBe(2);
    for (const { url, width } of await avif()) {
      const { format, compression, ...found } = await sharp(await load(url)).metadata();
      expect([format, compression, found.width]).toEqual(['heif', 'av1', width]);
    }
  });

  test('rotates an image by its EXIF orientation', async () => {
    const bytes = await sampleImage(400, 200).withMetadata({ orientation: 6 }).jpeg().toBuffer();
    const media = await upload(bytes, 'turned.jpg');
    expect([media.width, media.height]).toEqual([200, 400]);
    const small = await sharp(await load(media.thumbnails.small ?? '')).metadata();
    expect([small.width, small.height]).toEqual([63, 125]);
  });

  test('shows an image with the colors of print as visitors’ screens do', async () => {
    const bytes = await sampleImage(400, 200).toColourspace('cmyk').jpeg().toBuffer();
    expect((await sharp(bytes).metadata()).space).toBe('cmyk');
    const media = await upload(bytes, 'print.jpg');
    const small = await sharp(await load(media.thumbnails.small ?? '')).metadata();
    expect([small.space, small.width]).toEqual(['srgb', 125]);
    const again = await upload(bytes, 'print.jpg');
    expect(again.url).not.toBe(media.url);
    await client.MediaService.delete({ ids: [media.id] });
    expect((await load(again.url)).equals(bytes)).toBe(true);
    await untilImagesAreDone(server);
    await client.MediaService.delete({ ids: [again.id] });
  });

  test('keeps an animated image unchanged, with static thumbnails', async () => {
    const frames = Buffer.alloc(400 * 300 * 3 * 2);
    frames.fill(255, 0, frames.length / 2);
    const raw = { width: 400, height: 600, channels: 3, pageHeight: 300 } as const;
    const media = await upload(await sharp(frames, { raw }).gif().toBuffer(), 'moving.gif');
    expect(media.renditions).toEqual([]);
    expect(media.thumbnails.small).toBe(media.url);
  });

  test('a new name keeps the extension of the content and is never a path or executable', async () => {
    const media = await upload(await sampleImage(40, 30).png().toBuffer(), 'quay.png');
    const names = {
      ...{ 'Quay.png': 'Quay.png', 'Quay.PNG': 'Quay.PNG', Quay: 'Quay.png' },
      ...{ 'v1.2': 'v1.2.png', 'quay.jpg': 'quay.jpg.png', 'jetty.png': 'jetty.png' },
    };
    let { revision } = media;
    for (const [name, shown] of Object.entries(names)) {
      const renamed = await client.MediaService.save({ item: { id: media.id, name }, revision });
      expect(renamed.name).toBe(shown);
      revision += 1;
    }
    for (const name of ['evil.php', 'evil.php.png', '../x', 'a\\b.png', 'a\u202egnp.exe.png']) {
      const renaming = client.MediaService.save({ item: { id: media.id, name }, revision });
      await expect(renaming).rejects.toMatchObject({
        data: { errors: { name: ['valueInvalid'] } },
      });
    }
  });

  test('a file can be described, found, moved, and deleted, and a stale revision conflicts', async () => {
    const media = await upload(await sampleImage(40, 30).png().toBuffer(), 'harbour.png');
    const item = { id: media.id, alt: 'The harbour', focal_point: { x: 20, y: 80 } };
    const saved = await client.MediaService.save({ item, revision: 1 });
    expect(saved).toMatchObject({ ...item, revision: 2, url: media.url });
    await expect(client.MediaService.save({ item, revision: 1 })).rejects.toMatchObject({
      code: 409,
      data: { revision: 2 },
    });
    const found = await client.MediaService.getList({ search: 'HARBOUR', type: 'images' });
    expect(found.items.map(({ id }) => id)).toEqual([media.id]);
    const folder = await client.MediaService.saveFolder({ item: { name: 'Boats' } });
    await client.MediaService.move({ ids: [media.id], folder_id: folder.id });
    const inside = await client.MediaService.getList({ folder_id: folder.id });
    expect(inside.items).toMatchObject([{ id: media.id, folder_id: folder.id, revision: 3 }]);
    expect(await client.MediaService.delete({ ids: [media.id] })).toEqual({ deleted: 1 });
    expect((await owner.fetch(media.url)).status).toBe(404);
    await untilImagesAreDone(server);
    expect(await server.context.store.read.selectFrom('loose_file').selectAll().execute()).toEqual(
      [],
    );
  });

  test('a replaced file keeps its record, and its previous URL redirects', async () => {
    const media = await upload(await sampleImage(800, 400).jpeg().toBuffer(), 'old.jpg');
    const bytes = await sampleImage(60, 60).png().toBuffer();
    const replaced = await sendFile(owner, {
      method: 'replace',
      params: { id: media.id, revision: 1 },
      file: fileOf(bytes, 'new.png'),
    });
    expect(replaced).toMatchObject({ id: media.id, name: 'old.png', width: 60, revision: 2 });
    expect(replaced.url).not.toBe(media.url);
    for (const former of [media.url, media.renditions[0]?.url ?? '']) {
      const response = await owner.fetch(former);
      expect([response.status, response.headers.get('location')]).toEqual([302, replaced.url]);
      expect(response.headers.get('cache-control')).toBe('no-cache');
    }
    const keys = await stored();
    expect(keys.filter((key) => media.url.includes(key.slice(3, 35)))).toEqual([]);
  });

  test('a video is replaced by one of its format alone', async () => {
    const media = await upload(sampleVideo(), 'tour.mp4');
    const replace = (bytes: Buffer, name: string) =>
      sendFile(owner, {
        method: 'replace',
        params: { id: media.id, revision: 1 },
        file: fileOf(bytes, name),
      });
    const webm = sampleWebm();
    await upload(webm, 'tide.webm');
    await expect(replace(webm, 'tide.webm')).rejects.toMatchObject({
      data: { errors: { file: ['valueInvalid'] } },
    });
    expect(await replace(sampleVideo(), 'other.mp4')).toMatchObject({ id: media.id, revision: 2 });
  });

  test('reads how long and how large a recording is', async () => {
    const theme = (file: string) =>
      readFile(new URL(`../../../../themes/harbor/media/${file}`, import.meta.url));
    const tide = await theme('tide.mp4');
    expect(await upload(tide, 'tide.mp4')).toMatchObject({
      ...{ duration: 8, codec: 'avc', audio_format: null, width: 1280, height: 720 },
      // Of 8 seconds.
      bitrate: tide.length,
    });
    expect(await upload(await theme('tone.mp3'), 'tone.mp3')).toMatchObject({
      ...{ duration: expect.closeTo(14.03, 1), codec: 'mp3', audio_format: 'mp3', width: null },
      bitrate: expect.closeTo(64_000, -4),
    });
    // Has a track without pictures, and says nothing else.
    expect(await upload(sampleVideo(), 'silent.mp4')).toMatchObject({
      ...{ duration: null, bitrate: null, codec: null, audio_format: null, width: null },
      is_ready: true,
    });
  });

  test('shows the cover that a recording brings', async () => {
    const cover = await sampleImage(800, 450).jpeg().toBuffer();
    const sound = Buffer.concat([coverTag(cover), sampleAudio(40)]);
    for (const media of [
      await upload(sampleVideo(cover), 'covered.mp4'),
      await upload(sound, 'covered.mp3'),
    ]) {
      expect(media.renditions).toEqual([
        { url: expect.any(String), mime_type: 'image/webp', width: 800 },
      ]);
      const { small, large, extra_large } = media.thumbnails;
      expect(extra_large).toBe(media.renditions[0]?.url);
      const widths = [small, large, extra_large].map(
        async (url) => (await sharp(await load(url ?? '')).metadata()).width,
      );
      expect(await Promise.all(widths)).toEqual([125, 600, 800]);
      await client.MediaService.delete({ ids: [media.id] });
      expect((await owner.fetch(small ?? '')).status).toBe(404);
    }
    expect(incoming()).toEqual([]);
  });

  test('shows no cover that is broken, or is no photo', async () => {
    const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>');
    const cover = await sampleImage(800, 450).jpeg().toBuffer();
    for (const image of [svg, cover.subarray(0, 400), Buffer.alloc(0)])
      expect(await upload(sampleVideo(image), 'bare.mp4')).toMatchObject({
        ...{ is_ready: true, renditions: [], thumbnails: { small: null, extra_large: null } },
      });
    expect(incoming()).toEqual([]);
  });

  test('lists where a file is used', async () => {
    const media = await upload(await sampleImage(40, 30).png().toBuffer(), 'used.png');
    const page = await client.PagesService.save({ item: { name: 'Gallery' } });
    const { revision } = await client.PagesService.getDesign({ id: page.id });
    const image = { widget: 'image', properties: { image_id: media.id } };
    await client.PagesService.saveDesign({
      id: page.id,
      sections: { content: sampleDocument(image) },
      revision,
    });
    const post = await client.PostsService.save({
      item: { name: 'Shown', image_id: media.id },
    });
    const { items } = await client.MediaService.getUsage({ id: media.id });
    expect(items).toHaveLength(2);
    expect(items).toContainEqual({ type: 'page', id: page.id, name: 'Gallery' });
    expect(items).toContainEqual({ type: 'post', id: post.id, name: 'Shown' });
  });

  test('folders nest five levels deep without cycles, and keep protected files', async () => {
    const folders = [await client.MediaService.saveFolder({ item: { name: 'Level 1' } })];
    for (const level of [2, 3, 4, 5]) {
      const item = { name: `Level ${level}`, parent_id: folders[0]?.id ?? 0 };
      folders.unshift(await client.MediaService.saveFolder({ item }));
    }
    const [deepest, , , second, first] = folders;
    const deeper = { name: 'Level 6', parent_id: deepest?.id ?? 0 };
    await expect(client.MediaService.saveFolder({ item: deeper })).rejects.toMatchObject({
      data: { errors: { parent_id: ['numberIsBigger'] } },
    });
    const again = { name: 'level 1' };
    await expect(client.MediaService.saveFolder({ item: again })).rejects.toMatchObject({
      data: { errors: { name: ['recordFound'] } },
    });
    const media = await upload(await sampleImage(9, 9).png().toBuffer(), 'kept.png', {
      folder_id: deepest?.id ?? 0,
    });
    await client.MediaService.save({ item: { id: media.id, is_protected: true }, revision: 1 });
    const listed = await client.MediaService.getList({ is_protected: true });
    expect(listed.items.map(({ id }) => id)).toEqual([media.id]);
    await expect(client.MediaService.deleteFolder({ id: first?.id ?? 0 })).rejects.toMatchObject({
      message: 'MODULE.MEDIA_LIBRARY.FOLDER_PROTECTED',
    });
    await expect(client.MediaService.delete({ ids: [media.id] })).rejects.toMatchObject({
      code: 400,
      message: 'MODULE.MEDIA_LIBRARY.FILE_PROTECTED',
      data: { errors: { ids: ['valueInvalid'] } },
    });
    await client.MediaService.save({ item: { id: media.id, is_protected: false }, revision: 2 });
    await client.MediaService.deleteFolder({ id: first?.id ?? 0 });
    const { items } = await client.MediaService.getFolders();
    expect(items.find(({ id }) => id === second?.id)).toMatchObject({ parent_id: null });
  });

  test('returns its limits', async () => {
    expect(await client.MediaService.getLimits()).toMatchObject({
      upload_max_size: 65_536,
      max_folder_depth: 5,
      denied_extensions: expect.arrayContaining(['php', 'js', 'exe']),
    });
  });

  test('the owner says what can be uploaded', async () => {
    const save = (values: Partial<SettingsValues<typeof uploadSettings>>) =>
      client.SettingsService.save({ group: 'uploads', values });
    await expect(save({ allowed_extensions: 'psd, .php' })).rejects.toMatchObject({
      data: { errors: { allowed_extensions: ['valueInvalid'] } },
    });
    await save({
      max_file_size: 1,
      allowed_extensions: '.PSD heic',
      denied_extensions: 'txt, webp',
    });
    const { extensions } = await client.MediaService.getLimits();
    expect(extensions).toEqual(expect.arrayContaining(['psd', 'heic', 'png']));
    const media = await upload(Buffer.from('8BPS'), 'poster.psd');
    const response = await owner.fetch(media.url);
    expect(response.headers.get('content-disposition')).toContain('attachment');
    await expect(upload(Buffer.from('Hello'), 'hello.txt')).rejects.toMatchObject({
      message: 'MODULE.MEDIA_LIBRARY.INCORRECT_EXTENSION_ERROR_MESSAGE',
    });
    const webp = await sampleImage(10, 10).webp().toBuffer();
    await expect(upload(webp, 'sent.jpg')).rejects.toMatchObject({
      message: 'MODULE.MEDIA_LIBRARY.REFUSED.OTHER_TYPE',
    });
    const image = new Uint8Array(1024 * 1024 + 1);
    await expect(upload(image, 'large.png')).rejects.toMatchObject({ code: 413 });
  });
});

const GPS = { IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '51/1 30/1 3230/100' } };
