import { describe, expect, test } from 'vitest';
import { textDocument } from '../../testing/documents.ts';
import { storeMedia } from '../../testing/media.ts';
import { testServer } from '../../testing/server.ts';
import { SERVICE_DATABASES } from '../../testing/stores.ts';

describe.each(SERVICE_DATABASES)('backgrounds on %s', async (kind) => {
  const server = await testServer(kind);
  const { client } = await server.owner();
  const { BackgroundsService: backgrounds, PagesService: pages, StylesService: styles } = client;

  const newPage = async (item: object = {}) =>
    (await pages.save({ item: { name: 'Page', ...item } })).id;
  const usesOf = async (id: number) =>
    (await backgrounds.getAllUsage()).find((one) => one.id === id)?.count;

  test('in use, by a page or a part of one, can’t be deleted', async () => {
    const { id, class_name } = await backgrounds.save({ item: { name: 'Night' } });
    expect(await usesOf(id)).toBe(0);
    await newPage({ background_id: id });
    const page = await newPage();
    const { revision } = await pages.getDesign({ id: page });
    const content = {
      ...textDocument('<p>Words</p>'),
      properties: { background: { preset: class_name } },
    };
    await pages.saveDesign({ id: page, sections: { content }, revision });
    expect(await usesOf(id)).toBe(2);
    await expect(backgrounds.delete({ ids: [id] })).rejects.toMatchObject({
      ...{ message: 'COMMON.MESSAGES.IN_USE', data: { errors: { ids: ['valueInvalid'] } } },
    });
    expect(await backgrounds.get({ id })).toMatchObject({ name: 'Night' });
  });

  test('can be a video, which needs a poster and counts as a use of its file', async () => {
    const { store } = server.context;
    const image_id = await storeMedia(store);
    const video_id = await storeMedia(store, 'video');
    const save = (properties: object) => backgrounds.save({ item: { name: 'Tide', properties } });
    await expect(save({ video_id })).rejects.toMatchObject({
      message: 'MODULE.BACKGROUNDS.POSTER_MISSING',
      data: { errors: { 'properties.image_id': ['isEmpty'] } },
    });
    await expect(save({ video_id: image_id, image_id })).rejects.toMatchObject({
      data: { errors: { 'properties.video_id': ['valueInvalid'] } },
    });
    const { id, revision, properties } = await save({ video_id, image_id });
    expect(properties).toEqual({ video_id, image_id });
    const change = { id, properties: { video_id } };
    await expect(backgrounds.save({ item: change, revision })).rejects.toMatchObject({
      data: { errors: { 'properties.image_id': ['isEmpty'] } },
    });
    const used = { items: [{ type: 'background', id, name: 'Tide' }] };
    expect(await client.MediaService.getUsage({ id: video_id })).toEqual(used);
    expect(await client.MediaService.getUsage({ id: image_id })).toEqual(used);
    const design = {
      backgrounds: [{ id, class_name: 'tide', name: 'Tide', properties: { video_id } }],
      revisions: { backgrounds: { [id]: revision } },
    };
    await expect(
      styles.saveSiteDesign({ design } as Parameters<typeof styles.saveSiteDesign>[0]),
    ).rejects.toMatchObject({
      data: { errors: { 'design.backgrounds.0.properties.image_id': ['isEmpty'] } },
    });
  });

  test('are added, changed, and deleted with the rest of the design', async () => {
    const old = await backgrounds.save({ item: { name: 'Old' } });
    const dusk = { class_name: 'dusk', name: 'Dusk', properties: { color: 'inv' } };
    const saved = await styles.saveSiteDesign({
      design: {
        backgrounds: [dusk],
        deleted: { backgrounds: [old.id] },
        revisions: { backgrounds: { [old.id]: old.revision } },
      },
    } as Parameters<typeof styles.saveSiteDesign>[0]);
    const names = saved.backgrounds.map(({ name }) => name);
    expect(names).toContain('Dusk');
    expect(names).not.toContain('Old');
    const css = await (await server.browser().fetch('/assets/site.css')).text();
    expect(css).toContain(
      '.moto-background_dusk{--moto-background_dusk:var(--moto-inv);background-color:var(--moto-inv)}',
    );
  });
});
