import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { RefusalReason } from '@plinth/model';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { sampleImage } from '../../testing/sample-image.ts';
import {
  sampleAudio,
  sampleVideo,
  sampleWebm,
  videoBoxes,
  webmElements,
} from '../../testing/sample-media.ts';
import { testServer } from '../../testing/server.ts';
import { SERVICE_DATABASES } from '../../testing/stores.ts';
import { uploader } from '../../testing/upload-file.ts';

const INCORRECT = 'MODULE.MEDIA_LIBRARY.INCORRECT_EXTENSION_ERROR_MESSAGE';
const refused = (reason: RefusalReason) => `MODULE.MEDIA_LIBRARY.REFUSED.${reason}`;
const TOO_LARGE = 'MODULE.MEDIA_LIBRARY.FILE_TOO_LARGE_ERROR_MESSAGE';

describe.each(SERVICE_DATABASES)('uploads that the media library rejects on %s', async (kind) => {
  const server = await testServer(kind);
  const owner = await server.owner();
  const upload = uploader(owner);
  const { data } = server.context.config;
  const incoming = () => readdirSync(join(data, 'uploads', '.incoming'));
  const stored = async () => {
    const keys: string[] = [];
    for await (const { key } of server.context.mediaFiles.store.list()) keys.push(key);
    return keys;
  };

  test.each([
    ['shell.php', '<?php'],
    ['x.php.jpg', 'picture'],
    ['x.JS', 'alert(1)'],
    ['noextension', 'picture'],
    ['.htaccess', 'x'],
    ['x.jpg.', 'picture'],
    ['x.jpg\u0000.js', 'picture'],
    ['page.jpg', '<html><script>alert(1)</script></html>'],
    ['drawing.jpg', '<svg xmlns="http://www.w3.org/2000/svg"/>'],
    ['fake.pdf', 'MZ this is a program'],
    ['binary.txt', 'a\u0000b'],
    ['empty.png', ''],
    ['tour.mp4', videoBoxes().ftyp],
    ['tide.webm', webmElements().header],
    ['horn.m4a', videoBoxes().ftyp],
    ['horn.mp3', Buffer.concat([Buffer.from('ID3\u0004\0\0\0\0\0\u0010'), Buffer.alloc(16)])],
    ['short.mp3', sampleAudio(1)],
  ])('rejects %j by its name or content and stores nothing', async (name, content) => {
    const bytes = content === 'picture' ? await sampleImage(10, 10).jpeg().toBuffer() : content;
    await expect(upload(bytes, name)).rejects.toMatchObject({ code: 400, message: INCORRECT });
    expect(await stored()).toEqual([]);
    expect(incoming()).toEqual([]);
  });

  test.each([
    ['photo.heic', 'picture', 'HEIC'],
    ['photo.jpg', Buffer.from('\0\0\0\u0018ftypheic\0\0\0\0mif1heic', 'latin1'), 'HEIC'],
    ['scan.tiff', 'picture', 'IMAGE'],
    ['scan.jpg', Buffer.from('II*\0\u0008\0\0\0\0\0\0\0\0\0\0\0', 'latin1'), 'IMAGE'],
    ['tour.mov', 'picture', 'VIDEO'],
    ['horn.wav', 'picture', 'AUDIO'],
    ['fake.gif', 'GIF89a<script>alert(1)</script>', 'DAMAGED_IMAGE'],
    ['broken.svg', 'drawing', 'SVG'],
    ['outer.svg', '<!DOCTYPE svg [<!ENTITY a SYSTEM "a.txt">]><svg>&a;</svg>', 'SVG_ENTITIES'],
  ] as const)('says what %j is, and stores nothing', async (name, content, reason) => {
    const bytes = content === 'picture' ? await sampleImage(10, 10).jpeg().toBuffer() : content;
    await expect(upload(bytes, name)).rejects.toMatchObject({
      code: 400,
      message: refused(reason),
    });
    expect(await stored()).toEqual([]);
    expect(incoming()).toEqual([]);
  });

  test('rejects an image of more than 50 megapixels', async () => {
    const bytes = await sharp({
      create: { width: 9000, height: 9000, channels: 3, background: 'red' },
      limitInputPixels: false,
    })
      .png()
      .toBuffer();
    await expect(upload(bytes, 'huge.png')).rejects.toMatchObject({
      code: 400,
      message: refused('TOO_MANY_PIXELS'),
      data: { errors: { file: ['numberIsBigger'] } },
    });
    expect(await stored()).toEqual([]);
  });

  test('distinguishes an empty file from a broken one', async () => {
    await expect(upload('', 'empty.png')).rejects.toMatchObject({
      data: { errors: { file: ['isEmpty'] } },
    });
    await expect(upload('x', 'broken.png')).rejects.toMatchObject({
      data: { errors: { file: ['valueInvalid'] } },
    });
  });

  test('rejects a truncated image', async () => {
    const bytes = await sampleImage(300, 300).jpeg().toBuffer();
    const half = bytes.subarray(0, bytes.length / 2);
    await expect(upload(half, 'half.jpg')).rejects.toMatchObject({
      message: refused('DAMAGED_IMAGE'),
    });
  });

  test('a file that is one byte too large is cut off, whatever size it claims', async () => {
    const large = new Uint8Array((await server.context.uploadBytes()) + 1);
    await expect(upload(large, 'large.zip')).rejects.toMatchObject({
      code: 413,
      message: TOO_LARGE,
    });
    expect(await stored()).toEqual([]);
    expect(incoming()).toEqual([]);
  });

  test('treats names as plain text', async () => {
    const bytes = await sampleImage(10, 10).png().toBuffer();
    const names = {
      '../../etc/passwd.png': 'passwd.png',
      'C:\\photos\\me.png': 'me.png',
      'abc\u202egnp.exe.png': undefined,
      'e\u0301t\u00e9 \u{1f30a}.png': 'été 🌊.png',
      'a%2fb%00c.png': 'a%2fb%00c.png',
      [`${'م'.repeat(200)}.png`]: `${'م'.repeat(200)}.png`,
      [`${'x'.repeat(300)}.png`]: `${'x'.repeat(251)}.png`,
    };
    for (const [given, shown] of Object.entries(names)) {
      if (shown === undefined) {
        await expect(upload(bytes, given)).rejects.toMatchObject({ message: INCORRECT });
      } else expect((await upload(bytes, given)).name).toBe(shown);
    }
  });

  test('accepts a video and audio that play', async () => {
    await expect(upload(sampleVideo(), 'tour.mp4')).resolves.toMatchObject({ type: 'video' });
    await expect(upload(sampleWebm(), 'tide.webm')).resolves.toMatchObject({ type: 'video' });
    await expect(upload(sampleAudio(2), 'horn.mp3')).resolves.toMatchObject({ type: 'audio' });
  });
});
