import { NO_EDITS } from '@plinth/model';
import sharp from 'sharp';
import { describe, expect, test, vi } from 'vitest';
import { systemActor } from '../../storage/database/actor.ts';
import { newFileKey } from '../../storage/files/file-store.ts';
import { untilImagesAreDone } from '../../testing/image-jobs.ts';
import { sampleDocument } from '../../testing/sample-page.ts';
import { testServer } from '../../testing/server.ts';
import { SERVICE_DATABASES } from '../../testing/stores.ts';
import { fileOf, sendFile, uploader } from '../../testing/upload-file.ts';
import { UnreadableFile } from './images/image-processor.ts';

/** Four quarters: red and green above blue and white. */
const quarters = (width: number, height: number) => {
  const quarter = (background: string, left: number, top: number) => ({
    input: {
      create: { width: width / 2, height: height / 2, channels: 3 as const, background },
    },
    left,
    top,
  });
  return sharp({ create: { width, height, channels: 3, background: '#ff0000' } }).composite([
    quarter('#00ff00', width / 2, 0),
    quarter('#0000ff', 0, height / 2),
    quarter('#ffffff', width / 2, height / 2),
  ]);
};

const NAMES: { readonly [color: string]: string } = {
  ...{ '255,0,0': 'red', '0,255,0': 'green', '0,0,255': 'blue', '255,255,255': 'white' },
};

/** The colors at the corners: top left, top right, bottom left, bottom right. */
async function corners(bytes: Buffer): Promise<string[]> {
  const { data, info } = await sharp(bytes).raw().toBuffer({ resolveWithObject: true });
  const { width, height, channels } = info;
  const at = (x: number, y: number) => {
    const start = (y * width + x) * channels;
    return NAMES[[...data.subarray(start, start + 3)].join()] ?? 'other';
  };
  const [right, bottom] = [width - 1, height - 1];
  return [at(0, 0), at(right, 0), at(0, bottom), at(right, bottom)];
}

describe.each(SERVICE_DATABASES)('editing images on %s', async (kind) => {
  const server = await testServer(kind);
  const owner = await server.owner();
  const { client } = owner;
  const upload = uploader(owner);
  const load = async (path: string) => Buffer.from(await (await owner.fetch(path)).arrayBuffer());
  const png = await quarters(400, 300).png().toBuffer();
  /** Without those of background jobs, which may be at work. */
  const looseFiles = async () => {
    const rows = await server.context.store.read.selectFrom('loose_file').selectAll().execute();
    return rows.filter(({ file_key }) => !file_key.endsWith('.avif'));
  };

  test.each([
    [{ turn: 90 }, [300, 400], ['blue', 'red', 'white', 'green']],
    [{ flip: true }, [400, 300], ['green', 'red', 'white', 'blue']],
    [{ flip: true, turn: 90 }, [300, 400], ['white', 'green', 'blue', 'red']],
    [{ flip: true, turn: 180 }, [400, 300], ['blue', 'white', 'red', 'green']],
    [
      { turn: 270, crop: { x: 10, y: 20, width: 100, height: 150 } },
      [100, 150],
      ['green', 'green', 'green', 'green'],
    ],
    [
      { flip: true, crop: { x: 0, y: 0, width: 100, height: 75 } },
      [100, 75],
      ['green', 'green', 'green', 'green'],
    ],
    [
      { crop: { x: 100, y: 75, width: 200, height: 150 }, width: 100 },
      [100, 75],
      ['red', 'green', 'blue', 'white'],
    ],
  ] as const)('edits %j', async (edits, size, colors) => {
    const media = await upload(png, 'quarters.png');
    const edited = await client.MediaService.edit({ id: media.id, revision: 1, edits });
    expect([edited.width, edited.height]).toEqual(size);
    const bytes = await load(edited.url);
    expect(await corners(bytes)).toEqual(colors);
    expect((await sharp(bytes).metadata()).format).toBe('png');
    expect(edited.original).toMatchObject({
      ...{ width: 400, height: 300 },
      edits: { ...NO_EDITS, ...edits },
    });
  });

  test('visitors get the edited image at once, former URLs lead to it, and the original comes back', async () => {
    const media = await upload(png, 'shown.png');
    const page = await client.PagesService.save({ item: { name: 'Shown', status: 'publish' } });
    const { revision } = await client.PagesService.getDesign({ id: page.id });
    const image = { widget: 'image', properties: { image_id: media.id } };
    await client.PagesService.saveDesign({
      ...{ id: page.id, revision },
      sections: { content: sampleDocument(image) },
    });
    const visit = async () => (await server.browser().fetch('/shown/')).text();
    expect(await visit()).toContain(media.url);

    const crop = { x: 200, y: 0, width: 200, height: 150 };
    const { id } = media;
    await client.MediaService.save({
      item: { id, focal_point: { x: 75, y: 25 }, alt: 'Green' },
      revision: 1,
    });
    const edited = await client.MediaService.edit({ id, revision: 2, edits: { crop } });
    expect(edited).toMatchObject({
      ...{ name: 'shown.png', alt: 'Green', revision: 3, focal_point: { x: 50, y: 50 } },
      renditions: [{ width: 200 }],
    });
    const html = await visit();
    expect(html).toContain(edited.url);
    expect(html).not.toContain(media.url);
    expect(html).not.toContain(edited.original?.url);
    expect((await owner.fetch(media.url)).headers.get('location')).toBe(edited.url);

    // From the original again, not from what was cropped.
    const again = await client.MediaService.edit({ id, revision: 3, edits: { turn: 180 } });
    expect([again.width, again.height, again.focal_point]).toEqual([400, 300, { x: 25, y: 75 }]);
    const restored = await client.MediaService.edit({ id, revision: 4, edits: null });
    expect(restored).toMatchObject({ original: null, focal_point: { x: 75, y: 25 } });
    expect((await load(restored.url)).equals(png)).toBe(true);
    for (const { url } of [media, edited, again]) {
      expect((await owner.fetch(url)).headers.get('location')).toBe(restored.url);
    }
    expect((await owner.fetch(edited.original?.url ?? '')).status).toBe(404);
    expect(await looseFiles()).toEqual([]);
  });

  test('the focal point comes back after a crop that doesn’t show it, unless it was moved', async () => {
    const { id } = await upload(png, 'focus.png');
    const crop = { x: 0, y: 0, width: 100, height: 100 };
    const move = (revision: number, x: number) =>
      client.MediaService.save({ item: { id, focal_point: { x, y: 50 } }, revision });
    await move(1, 90);
    const edited = await client.MediaService.edit({ id, revision: 2, edits: { crop } });
    expect(edited.focal_point).toEqual({ x: 100, y: 100 });
    const restored = await client.MediaService.edit({ id, revision: 3, edits: null });
    expect(restored.focal_point).toEqual({ x: 90, y: 50 });
    await client.MediaService.edit({ id, revision: 4, edits: { crop } });
    await move(5, 40);
    const moved = await client.MediaService.edit({ id, revision: 6, edits: null });
    expect(moved.focal_point).toEqual({ x: 10, y: 16.7 });
  });

  test('edits that change nothing keep the file, and restore an edited one', async () => {
    const { id } = await upload(png, 'same.png');
    await untilImagesAreDone(server);
    const media = await client.MediaService.get({ id });
    const crop = { x: 0, y: 0, width: 400, height: 300 };
    expect(await client.MediaService.edit({ id, revision: 1, edits: { crop } })).toEqual(media);
    await client.MediaService.edit({ id, revision: 1, edits: { turn: 90 } });
    const back = await client.MediaService.edit({ id, revision: 2, edits: { crop } });
    expect((await load(back.url)).equals(png)).toBe(true);
    expect(back.original).toBeNull();
  });

  test('replacing and deleting an edited image leaves nothing of its original', async () => {
    const media = await upload(png, 'gone.png');
    const { id } = media;
    const edited = await client.MediaService.edit({ id, revision: 1, edits: { turn: 90 } });
    const bytes = await quarters(80, 80).png().toBuffer();
    const replaced = await sendFile(owner, {
      method: 'replace',
      params: { id, revision: 2 },
      file: fileOf(bytes, 'new.png'),
    });
    expect(replaced).toMatchObject({ original: null, width: 80 });
    expect((await owner.fetch(edited.original?.url ?? '')).status).toBe(404);
    const last = await client.MediaService.edit({ id, revision: 3, edits: { flip: true } });
    await client.MediaService.delete({ ids: [id] });
    for (const url of [last.url, last.original?.url ?? '']) {
      expect((await owner.fetch(url)).status).toBe(404);
    }
    expect(await looseFiles()).toEqual([]);
  });

  test.each([
    [{ crop: { x: 300, y: 0, width: 101, height: 10 } }, 'edits.crop.width', 'numberIsBigger'],
    [{ crop: { x: 0, y: 300, width: 1, height: 1 } }, 'edits.crop.height', 'numberIsBigger'],
    [{ crop: { x: 0, y: 0, width: 0, height: 0 } }, 'edits.crop.width', 'numberIsSmaller'],
    [{ crop: { x: -1, y: 0, width: 9, height: 9 } }, 'edits.crop.x', 'numberIsSmaller'],
    [{ width: 401 }, 'edits.width', 'numberIsBigger'],
    [{ width: 60_000 }, 'edits.width', 'numberIsBigger'],
    [{ turn: 45 as 90 }, 'edits.turn', 'valueInvalid'],
  ])('refuses %j at %s', async (edits, field, error) => {
    const media = await upload(png, 'refused.png');
    const editing = client.MediaService.edit({ id: media.id, revision: 1, edits });
    await expect(editing).rejects.toMatchObject({
      code: 400,
      data: { errors: { [field]: [error] } },
    });
    expect((await client.MediaService.get({ id: media.id })).url).toBe(media.url);
  });

  test('a full disk leaves the image as it was', async () => {
    const media = await upload(png, 'full.png');
    const full = Object.assign(new Error('no space left'), { code: 'ENOSPC' });
    const files = server.context.mediaFiles.store;
    const { moveIn } = files;
    // Background jobs store other formats.
    const disk = vi
      .spyOn(files, 'moveIn')
      .mockImplementation((key, path) =>
        key.endsWith('.png') ? Promise.reject(full) : moveIn(key, path),
      );
    const edit = () => client.MediaService.edit({ id: media.id, revision: 1, edits: { turn: 90 } });
    await expect(edit()).rejects.toMatchObject({ code: 507 });
    expect(await client.MediaService.get({ id: media.id })).toMatchObject({
      ...{ revision: 1, url: media.url, original: null },
    });
    expect(await looseFiles()).toEqual([]);
    disk.mockRestore();
    expect(await edit()).toMatchObject({ revision: 2, width: 300 });
  });

  test('renditions that were added during the edit leave with the former file', async () => {
    const media = await upload(png, 'busy.png');
    await untilImagesAreDone(server);
    const { images, store } = server.context;
    const added = { file_key: newFileKey('avif'), mime_type: 'image/avif', width: 400 };
    const { edit } = images;
    const editing = vi.spyOn(images, 'edit').mockImplementationOnce(async (task) => {
      const renditions = JSON.stringify([added]);
      await store.transaction(async ({ db }) => {
        await db.updateTable('media').set({ renditions }).where('id', '=', media.id).execute();
      }, systemActor('test'));
      await edit(task);
    });
    const removed = vi.spyOn(server.context.mediaFiles.store, 'remove');
    await client.MediaService.edit({ id: media.id, revision: 1, edits: { turn: 90 } });
    expect(removed.mock.calls.flat()).toContain(added.file_key);
    editing.mockRestore();
    removed.mockRestore();
  });

  test('an image that takes too long is refused by name', async () => {
    const media = await upload(png, 'slow.png');
    const editing = vi
      .spyOn(server.context.images, 'edit')
      .mockRejectedValueOnce(new UnreadableFile('the image process exited'));
    await expect(
      client.MediaService.edit({ id: media.id, revision: 1, edits: { turn: 90 } }),
    ).rejects.toMatchObject({ code: 400 });
    editing.mockRestore();
  });

  test('refuses animations, drawings, and a stale revision', async () => {
    const frames = Buffer.alloc(40 * 30 * 3 * 2);
    frames.fill(255, 0, frames.length / 2);
    const raw = { width: 40, height: 60, channels: 3, pageHeight: 30 } as const;
    const moving = await upload(await sharp(frames, { raw }).gif().toBuffer(), 'moving.gif');
    const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="7"/>';
    const drawing = await upload(svg, 'drawing.svg');
    const edit = (id: number, revision: number) =>
      client.MediaService.edit({ id, revision, edits: { turn: 90 } });
    await expect(edit(moving.id, 1)).rejects.toMatchObject({
      message: 'MODULE.MEDIA_LIBRARY.EDIT.ANIMATED',
      data: { errors: { id: ['valueInvalid'] } },
    });
    await expect(edit(drawing.id, 1)).rejects.toMatchObject({
      message: 'MODULE.MEDIA_LIBRARY.EDIT.NOT_EDITABLE',
    });
    const media = await upload(png, 'stale.png');
    await edit(media.id, 1);
    await expect(edit(media.id, 1)).rejects.toMatchObject({ code: 409, data: { revision: 2 } });
    await expect(edit(9999, 1)).rejects.toMatchObject({ code: 404 });
  });

  test('keeps the format and turns a photo by its EXIF orientation first', async () => {
    const photo = await quarters(400, 200).withMetadata({ orientation: 6 }).jpeg().toBuffer();
    const media = await upload(photo, 'turned.jpg');
    const crop = { x: 0, y: 0, width: 200, height: 200 };
    const edited = await client.MediaService.edit({ id: media.id, revision: 1, edits: { crop } });
    const found = await sharp(await load(edited.url)).metadata();
    expect([found.format, found.width, found.height, found.orientation]).toEqual([
      ...['jpeg', 200, 200],
      undefined,
    ]);
    const restored = await client.MediaService.edit({ id: media.id, revision: 2, edits: null });
    expect((await load(restored.url)).equals(photo)).toBe(true);
  });
});
