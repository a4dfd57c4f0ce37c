import type { RequestListener } from 'node:http';
import { describe, expect, test } from 'vitest';
import { createSafeFetch, type SafeFetch } from '../../outbound/safe-fetch.ts';
import { sampleImage } from '../../testing/sample-image.ts';
import { createSink } from '../../testing/sink.ts';
import { askOEmbed, type EmbedSource } from './oembed.ts';
import { fetchImage } from './poster.ts';

type Pages = { readonly [path: string]: { readonly type: string; readonly body: string | Buffer } };

const serve =
  (pages: Pages): RequestListener =>
  ({ url = '' }, response) => {
    const page = pages[url.split('?')[0] ?? ''];
    if (!page) response.writeHead(404).end();
    else response.writeHead(200, { 'content-type': page.type }).end(page.body);
  };

const html = (body: string) => ({ type: 'text/html', body });
const json = (value: object) => ({ type: 'application/json', body: JSON.stringify(value) });

const LINK =
  '<link rel="alternate" type="application/json+oembed" href="/oembed?format=json&amp;url=x" title="x">';

const said = {
  version: '1.0',
  type: 'video',
  title: ' Harbor\n tour ',
  html: '<iframe width="1" src="https://player.video.example/1?a=1&amp;b=2"></iframe>',
  thumbnail_url: '/poster.jpg',
};

async function ask(pages: Pages) {
  const sink = await createSink(serve(pages));
  const fetch = createSafeFetch({ reachable: [sink.host] });
  return { sink, fetch, oembed: await askOEmbed({ kind: 'video', url: `${sink.url}w/1` }, fetch) };
}

describe('what a service says about a video', () => {
  test('is found by the link in its page', async () => {
    const { sink, oembed } = await ask({ '/w/1': html(LINK), '/oembed': json(said) });
    expect(oembed).toEqual({
      title: 'Harbor tour',
      frame_url: 'https://player.video.example/1?a=1&b=2',
      thumbnails: [new URL('/poster.jpg', sink.url)],
    });
    expect(sink.hits).toEqual(['/w/1', '/oembed?format=json&url=x']);
  });

  test.each([
    ['no link', { '/w/1': html('<p>Video</p>') }],
    ['a missing page', {}],
    ['no JSON', { '/w/1': html(LINK), '/oembed': html('<p>') }],
    ['another shape', { '/w/1': html(LINK), '/oembed': { type: 'text/plain', body: '[1]' } }],
  ])('is nothing with %s', async (_, pages: Pages) => {
    expect((await ask(pages)).oembed).toBeNull();
  });

  test('never contains the URL of another scheme', async () => {
    const { oembed } = await ask({
      '/w/1': html(LINK),
      '/oembed': json({
        title: 5,
        html: '<iframe src="javascript:alert(1)">',
        thumbnail_url: 'http://[',
      }),
    });
    expect(oembed).toEqual({ title: '', frame_url: '', thumbnails: [] });
  });

  test('is asked of YouTube and Vimeo without loading the page of the video', async () => {
    const asked: string[] = [];
    const fetch: SafeFetch = async (url) => {
      asked.push(url.href);
      const thumbnail_url = 'https://i.ytimg.com/vi/aBcdeFGH_-1/hqdefault.jpg';
      const body = Buffer.from(JSON.stringify({ title: 'Tour', thumbnail_url }));
      return { urls: [url], status: 200, headers: {}, body };
    };
    const oembed = await askOEmbed({ kind: 'video', url: 'https://youtu.be/aBcdeFGH_-1' }, fetch);
    expect(oembed).toMatchObject({
      thumbnails: [
        new URL('https://i.ytimg.com/vi/aBcdeFGH_-1/maxresdefault.jpg'),
        new URL('https://i.ytimg.com/vi/aBcdeFGH_-1/hqdefault.jpg'),
      ],
    });
    await askOEmbed({ kind: 'video', url: 'https://vimeo.com/76979871' }, fetch);
    expect(asked).toEqual([
      'https://www.youtube.com/oembed?format=json&url=https%3A%2F%2Fyoutu.be%2FaBcdeFGH_-1',
      'https://vimeo.com/api/oembed.json?width=1280&url=https%3A%2F%2Fvimeo.com%2F76979871',
    ]);
  });
});

describe('a service of its own', () => {
  const askWith = async (source: EmbedSource, status: number) => {
    const asked: string[] = [];
    const fetch: SafeFetch = async (url) => {
      asked.push(url.href);
      return { urls: [url], status, headers: {}, body: Buffer.from('{}') };
    };
    return { said: await askOEmbed(source, fetch), asked };
  };

  test.each<[EmbedSource, string]>([
    [
      { kind: 'audio', url: '12' },
      'https://soundcloud.com/oembed?format=json&url=https%3A%2F%2Fapi.soundcloud.com%2Ftracks%2F12',
    ],
    [
      { kind: 'timeline', url: 'https://twitter.com/merrow?ref=1' },
      'https://publish.x.com/oembed?url=https%3A%2F%2Fx.com%2Fmerrow',
    ],
    [
      { kind: 'pinboard', url: 'https://pinterest.de/pin/12' },
      'https://www.pinterest.com/oembed.json?url=https%3A%2F%2Fwww.pinterest.com%2Fpin%2F12%2F',
    ],
    [
      { kind: 'slides', url: 'https://de.slideshare.net/merrow/harbor' },
      'https://www.slideshare.net/api/oembed/2?format=json&url=https%3A%2F%2Fwww.slideshare.net%2Fmerrow%2Fharbor',
    ],
  ])('is asked about %o', async (source, endpoint) => {
    expect((await askWith(source, 200)).asked).toEqual([endpoint]);
  });

  test.each<EmbedSource>([
    { kind: 'slides', url: 'xBnDqOwtdg2Njq' },
    { kind: 'page', url: 'https://www.facebook.com/merrow' },
  ])('is not asked about %o', async (source) => {
    expect(await askWith(source, 200)).toEqual({ said: null, asked: [] });
  });

  test('says whether nothing public is there', async () => {
    const source = { kind: 'audio', url: '12' } as const;
    for (const status of [401, 403, 404, 410])
      expect((await askWith(source, status)).said).toBe('gone');
    for (const status of [429, 500, 503]) expect((await askWith(source, status)).said).toBeNull();
  });
});

test('a poster is the first URL that leads to an image', async () => {
  const body = await sampleImage(40, 30).jpeg().toBuffer();
  const sink = await createSink(
    serve({ '/page': html('no image'), '/a.jpg': { type: 'image/jpeg; x', body } }),
  );
  const fetch = createSafeFetch({ reachable: [sink.host] });
  const urls = ['missing', 'page', 'a.jpg'].map((path) => new URL(path, sink.url));
  const image = await fetchImage(urls, 'Harbor: a/b', fetch);
  expect(image?.file.name).toBe('Harbor a b.jpg');
  expect(image?.hash).toMatch(/^[\da-f]{64}$/);
  expect(await fetchImage(urls.slice(0, 2), '', fetch)).toBeNull();
});
