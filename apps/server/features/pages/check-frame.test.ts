import { describe, expect, test } from 'vitest';
import { testServer } from '../../testing/server.ts';
import { createSink } from '../../testing/sink.ts';
import { SERVICE_DATABASES } from '../../testing/stores.ts';

const strict = await createSink((_, response) =>
  response.writeHead(200, { 'content-security-policy': "frame-ancestors 'self'" }).end(),
);
const open = await createSink((_, response) => response.end('<title>Private words</title>'));
const own = await createSink((_, response) => response.end());

const environment = { PLINTH_OUTBOUND: `${strict.host},${open.host}` };

describe.each(SERVICE_DATABASES)('PagesService.checkFrame on %s', (kind) => {
  test('returns whether the site may frame a URL, and nothing else', async () => {
    const server = await testServer(kind, { environment });
    const { client } = await server.owner();
    const check = (url: string) => client.PagesService.checkFrame({ url });
    expect(await check(strict.url)).toEqual({ state: 'not' });
    expect(await check(open.url)).toEqual({ state: 'frameable' });
    expect(await check(own.url)).toEqual({ state: 'unknown' });
    expect(await check('http://localhost:1/')).toEqual({ state: 'unknown' });
    expect(own.hits).toEqual([]);
  });

  test('rejects URLs that are not on the web', async () => {
    const server = await testServer(kind, { environment });
    const { client } = await server.owner();
    const addresses = ['file:///etc/passwd', 'ftp://x.test/', 'gopher://x.test/', '', 'x.test'];
    for (const url of [...addresses, `http://user@${open.host}/`, 'javascript:alert(1)'])
      await expect(client.PagesService.checkFrame({ url }), url).rejects.toMatchObject({
        code: 400,
        data: { errors: { url: ['incorrectURL'] } },
      });
  });

  test('is limited to twenty checks per minute', async () => {
    let now = Date.now();
    const server = await testServer(kind, { environment, clock: () => now });
    const { client } = await server.owner();
    const before = open.hits.length;
    const check = () => client.PagesService.checkFrame({ url: open.url });
    for (let times = 0; times < 20; times += 1) await check();
    await expect(check()).rejects.toMatchObject({ code: 429, data: { retry_after: 60 } });
    expect(open.hits.length - before).toBe(1);
    now += 61_000;
    expect(await check()).toEqual({ state: 'frameable' });
  });

  test('requires a session and is off in demo mode', async () => {
    const server = await testServer(kind, { environment });
    const before = open.hits.length;
    const guest = server.browser().client.PagesService;
    await expect(guest.checkFrame({ url: open.url })).rejects.toMatchObject({ code: 401 });
    const demo = await testServer(kind, { environment: { ...environment, PLINTH_DEMO: '1' } });
    const { client } = await demo.owner();
    await expect(client.PagesService.checkFrame({ url: open.url })).rejects.toMatchObject({
      data: { type: 'DEMO' },
    });
    expect(open.hits.length).toBe(before);
  });
});
