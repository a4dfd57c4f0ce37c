import { describe, expect, test } from 'vitest';
import { SYSTEM } from '../../storage/database/actor.ts';
import { smallTheme, withFiles, withVideo, zipOf } from '../../testing/small-theme.ts';
import { SERVICE_DATABASES } from '../../testing/stores.ts';
import { themeSite } from '../../testing/theme-site.ts';
import { sweepOrphaned } from '../media/orphaned-files.ts';
import { installZip } from './install-zip.ts';

describe.each(SERVICE_DATABASES)('installing a theme on %s', async (kind) => {
  const { server, themes, install, find, storedKeys, fetch } = await themeSite(kind);
  const { store, mediaFiles } = server.context;

  test('a valid theme is listed with its pictures, and the site stays as it is', async () => {
    const css = await (await fetch('/assets/site.css')).text();
    const installed = await install(await zipOf(await smallTheme()));
    expect(installed).toMatchObject({
      ...{ id: 'cove', name: 'Cove', version: '1.2.0', author: 'Tester' },
      ...{ is_active: false, is_compatible: true, is_shipped: false },
      ...{ fonts: ['Kora', 'Lora'], pages: ['Home', 'Shop'] },
    });
    expect(installed.gallery.map(({ name }) => name)).toEqual(['Shop']);
    for (const url of [installed.previews?.desktop, installed.gallery[0]?.url]) {
      const picture = await fetch(url ?? '');
      expect([picture.status, picture.headers.get('content-type')]).toEqual([200, 'image/webp']);
    }
    expect(await (await fetch('/assets/site.css')).text()).toBe(css);
    expect(await store.read.selectFrom('loose_file').selectAll().execute()).toEqual([]);
  });

  test('a background video of it is in the library once the theme is active', async () => {
    const properties = { video_id: '@media/tide', image_id: '@media/sand' };
    await themes.delete({ id: 'cove' });
    await install(await withVideo(properties));
    await themes.activate({ id: 'cove' });
    const rows = await store.read.selectFrom('background').selectAll().execute();
    const night = rows.find(({ class_name }) => class_name === 'night');
    const { video_id } = JSON.parse(String(night?.properties));
    const video = store.read.selectFrom('media').selectAll().where('id', '=', video_id);
    expect(await video.executeTakeFirst()).toMatchObject({ type: 'video', mime_type: 'video/mp4' });
    await themes.activate({ id: 'harbor' });
  });

  test('files that systems add to archives are left out', async () => {
    await themes.delete({ id: 'cove' });
    const noise = { '__MACOSX/._theme.json': 'x', '.DS_Store': 'x', 'media/Thumbs.db': 'x' };
    await install(await zipOf(await withFiles(noise)));
    const { url } = await themes.export({ id: 'cove' });
    const zip = Buffer.from(await (await fetch(url)).arrayBuffer()).toString('latin1');
    for (const name of Object.keys(noise)) expect(zip).not.toContain(name);
  });

  test('its own archive can be installed again after it was deleted', async () => {
    const { url } = await themes.export({ id: 'cove' });
    const zip = Buffer.from(await (await fetch(url)).arrayBuffer());
    const before = await storedKeys();
    expect(await themes.delete({ id: 'cove' })).toBe(true);
    expect(await find('cove')).toBeUndefined();
    expect((await storedKeys()).length).toBe(before.length - 7);
    await expect(themes.delete({ id: 'cove' })).rejects.toMatchObject({ code: 404 });
    expect(await install(zip)).toMatchObject({ id: 'cove', version: '1.2.0' });
    await themes.delete({ id: 'cove' });
  });

  test('themes of the product are not deleted', async () => {
    await expect(themes.delete({ id: 'harbor' })).rejects.toMatchObject({ code: 400 });
  });

  test('a process that dies leaves no theme, and files that are swept', async () => {
    const before = await storedKeys();
    const zip = await zipOf(await smallTheme());
    let moved = 0;
    const dying = {
      ...mediaFiles.store,
      moveIn: async (key: string, path: string) => {
        moved += 1;
        if (moved > 3) throw new Error('the power went out');
        await mediaFiles.store.moveIn(key, path);
      },
      remove: async () => Promise.reject(new Error('the power went out')),
    };
    const ports = {
      ...server.context,
      mediaFiles: { ...mediaFiles, store: dying },
      isFont: async () => true,
      isShippedFont: () => true,
      shippedFamilies: [],
      isShippedBlock: () => true,
      linkFonts: async () => undefined,
    };
    const stream = new Blob([new Uint8Array(zip)]).stream();
    const file = { name: 'cove.zip', stream: stream as unknown as NodeJS.ReadableStream };
    await expect(installZip(file, ports, SYSTEM)).rejects.toThrow('power');
    expect(await find('cove')).toBeUndefined();
    expect((await storedKeys()).length).toBe(before.length + 3);
    await sweepOrphaned({ store, files: mediaFiles.store }, Date.now() + 1);
    expect(await storedKeys()).toEqual(before);
  });
});
