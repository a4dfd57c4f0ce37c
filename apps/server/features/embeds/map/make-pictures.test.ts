import { describe, expect, test } from 'vitest';
import { node } from '../../../testing/documents.ts';
import { sampleImage } from '../../../testing/sample-image.ts';
import { emptyPage } from '../../../testing/sample-page.ts';
import { testServer } from '../../../testing/server.ts';
import { createSink } from '../../../testing/sink.ts';
import { SERVICE_DATABASES } from '../../../testing/stores.ts';

const PLACE = { lat: 51.4492, lng: -2.5813 };
const REQUEST = { source: 'map', place: PLACE, zoom: 14, height: 350 } as const;

const MINUTES_6 = 6 * 60_000;

const pageWithMap = (properties: object = {}) =>
  node('root', 'section', {}, [
    node('row', 'row', {}, [
      node('column', 'column', {}, [
        node('map', 'map', { place: PLACE, provider: 'none', ...properties }),
      ]),
    ]),
  ]);

describe.each(SERVICE_DATABASES)('the picture of a map on %s', (kind) => {
  const open = async () => {
    const state = { isDown: false, isSilent: false, now: Date.now() };
    const tile = await sampleImage(256, 256).png().toBuffer();
    const tiles = await createSink((_, response) =>
      state.isSilent
        ? undefined
        : state.isDown
          ? response.writeHead(503).end()
          : response.writeHead(200, { 'content-type': 'image/png' }).end(tile),
    );
    const server = await testServer(kind, {
      environment: { PLINTH_OUTBOUND: tiles.host },
      clock: () => state.now,
    });
    const { client } = await server.owner();
    const { id } = await emptyPage(client, 'Visit us', { status: 'publish' });
    const setUp = (values: object = {}) =>
      client.SettingsService.save({
        group: 'integration',
        values: {
          map_tile_url: `${tiles.url}{z}/{x}/{y}.png`,
          map_attribution: '© Streets',
          ...values,
        },
      });
    const save = async (properties: object = {}) => {
      const { revision } = await client.PagesService.getDesign({ id });
      const content = pageWithMap(properties);
      return client.PagesService.saveDesign({ id, sections: { content }, revision });
    };
    const data = async () => (await client.DataService.get({ requests: [REQUEST] })).results[0];
    const html = async () => {
      const { full_url } = await client.PagesService.get({ id });
      return (await server.browser().fetch(new URL(full_url).pathname)).text();
    };
    return { id, state, tiles, client, setUp, save, data, html };
  };

  test('is made at the save, once, and shown to visitors with the attribution', async () => {
    const { tiles, client, setUp, save, data, html } = await open();
    await save();
    expect(tiles.hits).toEqual([]);
    await setUp();
    expect(await data()).toBeNull();
    expect(await html()).not.toContain('class="moto-map-tiles"');
    await save();
    const { length } = tiles.hits;
    expect(length).toBeGreaterThan(9);
    const picture = await data();
    expect(picture).toMatchObject({ attribution: '© Streets', image_id: expect.any(Number) });
    const shown = await html();
    expect(shown).toContain('© Streets</small>');
    expect(shown).toContain('alt="Map: ');
    expect(shown).not.toContain(tiles.host);
    await save({ marker_title: 'Ours' });
    expect(tiles.hits).toHaveLength(length);
    await setUp({ map_attribution_url: 'https://streets.example/copyright' });
    expect(await html()).toContain(
      '<a href="https://streets.example/copyright" target="_blank" rel="noopener">© Streets</a>',
    );
    expect((await client.MediaService.getList({ type: 'images' })).total).toBe(1);
    expect((await client.MediaService.getList({ type: 'images' })).items[0]).toMatchObject({
      ...{ name: '51°26′57″N 2°34′53″W.png', width: 1280, height: 350 },
    });
  });

  test('is made again with other tiles, or if its file is gone', async () => {
    const { tiles, client, setUp, save, data, html } = await open();
    await setUp();
    await save();
    const { items } = await client.MediaService.getList({ type: 'images' });
    await client.MediaService.delete({ ids: items.map(({ id }) => id) });
    expect(await html()).not.toContain('class="moto-map-tiles"');
    const { length } = tiles.hits;
    await save();
    expect(tiles.hits).toHaveLength(2 * length);
    expect(await html()).toContain('class="moto-map-tiles"');
    await setUp({ map_tile_url: `${tiles.url}dark/{z}/{x}/{y}.png` });
    expect(await data()).toBeNull();
    await save();
    expect(await data()).toMatchObject({ image_id: expect.any(Number) });
    expect(tiles.hits.filter((path) => path.startsWith('/dark/'))).toHaveLength(length);
  });

  test('is missing, and made at a later save, if the tile server fails', async () => {
    const { state, setUp, save, data, html } = await open();
    await setUp();
    state.isDown = true;
    const saved = await save({ address: 'Quay 1, Bristol' });
    expect(saved.sections.content).toMatchObject(pageWithMap({ address: 'Quay 1, Bristol' }));
    expect(await data()).toEqual({
      ...{ image_id: null, attribution: '© Streets', attribution_url: '' },
    });
    expect(await html()).toContain('Quay 1, Bristol');
    state.isDown = false;
    state.now += MINUTES_6;
    await save({ address: 'Quay 1, Bristol' });
    expect(await html()).toContain('class="moto-map-tiles"');
  });

  test('is not waited for again while the tile server is silent', async () => {
    const { state, tiles, setUp, save, data, html } = await open();
    await setUp();
    state.isSilent = true;
    await save();
    const { length } = tiles.hits;
    expect(length).toBeGreaterThan(0);
    await save({ marker_title: 'Ours' });
    expect(tiles.hits).toHaveLength(length);
    expect(await data()).toMatchObject({ image_id: null });
    expect(await html()).toContain('Ours');
    state.isSilent = false;
    await save({ marker_title: 'Our quay' });
    expect(tiles.hits).toHaveLength(length);
    await setUp({ map_tile_url: `${tiles.url}other/{z}/{x}/{y}.png` });
    await save({ marker_title: 'Quay' });
    expect(await data()).toMatchObject({ image_id: expect.any(Number) });
    await setUp();
    state.now += MINUTES_6;
    await save({ marker_title: 'The quay' });
    expect(await data()).toMatchObject({ image_id: expect.any(Number) });
  });

  test('is made for a map that comes back with an earlier version', async () => {
    const { client, id, setUp, save, data } = await open();
    const { revision } = await save();
    await save({ zoom: 9 });
    await setUp();
    await client.PagesService.restoreRevision({ id, revision });
    expect(await data()).toMatchObject({ image_id: expect.any(Number) });
  });

  test('is made for maps of saved sections', async () => {
    const { tiles, client, setUp, data } = await open();
    await setUp();
    const footer = {
      ...{ name: 'Footer', is_sticky_footer: false, locked: [] },
      document: pageWithMap(),
    };
    await client.ContentSection.save({ item: { ...footer, kind: 'footer' } });
    expect(await data()).toMatchObject({ image_id: expect.any(Number) });
    expect(tiles.hits.length).toBeGreaterThan(9);
  });
});
