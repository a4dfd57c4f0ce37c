import { describe, expect, test } from 'vitest';
import { sampleImage } from '../../testing/sample-image.ts';
import { sampleDocument, savePage } from '../../testing/sample-page.ts';
import { testServer } from '../../testing/server.ts';
import { createSink } from '../../testing/sink.ts';
import { SERVICE_DATABASES } from '../../testing/stores.ts';

const LINK = '<link type="application/json+oembed" href="/oembed">';

/** A video service. `poster` is the content of the image. */
async function videoService(poster: string | Buffer) {
  const oembed = { title: 'Harbor tour', html: '', thumbnail_url: '/poster.png' };
  return createSink(({ url }, response) => {
    if (url === '/oembed') response.end(JSON.stringify(oembed));
    else if (url === '/poster.png')
      response.writeHead(200, { 'content-type': 'image/png' }).end(poster);
    else response.writeHead(200, { 'content-type': 'text/html' }).end(LINK);
  });
}

describe.each(SERVICE_DATABASES)('EmbedsService.find on %s', (kind) => {
  const open = async (poster: string | Buffer) => {
    const service = await videoService(poster);
    const server = await testServer(kind, { environment: { PLINTH_OUTBOUND: service.host } });
    const { client, fetch } = await server.owner();
    const find = () => client.EmbedsService.find({ kind: 'video', url: `${service.url}w/1` });
    return { client, fetch, find, server, service };
  };

  test('adds the poster to the media library once', async () => {
    const { client, fetch, find } = await open(await sampleImage(64, 36).png().toBuffer());
    const { found } = await find();
    expect(found).toMatchObject({
      ...{ title: 'Harbor tour', frame_url: '' },
      poster: { name: 'Harbor tour.png', width: 64, height: 36, type: 'images' },
    });
    expect((await fetch(found?.poster?.url ?? '')).status).toBe(200);
    expect((await find()).found?.poster?.id).toBe(found?.poster?.id);
    expect((await client.MediaService.getList({ search: 'Harbor tour' })).total).toBe(1);
  });

  test('isn’t asked again by those who visit the page', async () => {
    const { client, find, server, service } = await open(
      await sampleImage(64, 36).png().toBuffer(),
    );
    const { found } = await find();
    const url = `${service.url}w/1`;
    const properties = { url, found: { url, title: found?.title, poster_id: found?.poster?.id } };
    const page = await savePage(client, { name: 'Tour' }, '');
    const content = sampleDocument({ widget: 'video', properties: properties as never });
    await client.PagesService.saveDesign({
      ...{ id: page.id, sections: { content }, revision: page.design },
    });
    const asked = service.hits.length;
    expect(await (await server.browser().fetch('/tour/')).text()).toContain('Harbor tour');
    expect(service.hits.length).toBe(asked);
  });

  test('leaves out a poster that is no image', async () => {
    const { find } = await open('<script>alert(1)</script>');
    expect((await find()).found).toMatchObject({ title: 'Harbor tour', poster: null });
  });

  test('refuses URLs that lead to no video, and guests', async () => {
    const { client, server } = await open('');
    for (const [url, key] of [
      ['https://www.youtube.com/@harbor', 'valueInvalid'],
      ['javascript:alert(1)', 'incorrectURL'],
    ] as const) {
      await expect(client.EmbedsService.find({ kind: 'video', url })).rejects.toMatchObject({
        data: { errors: { url: [key] } },
      });
    }
    const guest = server.browser().client.EmbedsService;
    const url = 'https://vimeo.com/76979871';
    await expect(guest.find({ kind: 'video', url })).rejects.toMatchObject({ code: 401 });
  });
});
