import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';
import { expect, test } from 'vitest';
import { afterUse } from '../testing/after-use.ts';
import { savePage } from '../testing/sample-page.ts';
import { testServer } from '../testing/server.ts';
import { testFolder } from '../testing/stores.ts';

/** A TCP proxy in front of the database that can be disconnected. */
async function cable(url: string) {
  const { hostname, port } = new URL(url);
  const ends = new Set<Socket>();
  const server = createServer((near) => {
    const far = connect(Number(port), hostname);
    for (const end of [near, far]) {
      ends.add(end);
      end.on('error', () => undefined);
      end.on('close', () => {
        near.destroy();
        far.destroy();
      });
    }
    near.pipe(far).pipe(near);
  });
  const plug = async (at: number) => {
    server.listen(at, '127.0.0.1');
    await once(server, 'listening');
    const address = server.address();
    return typeof address === 'object' && address ? address.port : 0;
  };
  const cut = async () => {
    const closed = once(server, 'close');
    server.close();
    for (const end of ends) end.destroy();
    await closed;
  };
  return { plug, cut };
}

test('without its database the site responds with 503, and recovers', async () => {
  const { config } = await testFolder('postgres');
  const url = new URL(config.kind === 'postgres' ? config.url : '');
  const line = await cable(url.href);
  const port = await line.plug(0);
  afterUse(() => line.cut());
  url.port = String(port);
  const server = await testServer('sqlite', { environment: { DATABASE_URL: url.href } });
  const { client } = await server.owner();
  for (const name of ['Kept', 'Other']) await savePage(client, { name }, `<p>${name} words</p>`);
  const get = (path: string) => fetch(server.url + path);
  expect(await (await get('/kept/')).text()).toContain('Kept words');
  expect((await get('/readyz')).status).toBe(200);

  await line.cut();
  expect((await get('/readyz')).status).toBe(503);
  for (const path of ['/other/', '/nothing/here/', '/sitemap.xml']) {
    const response = await get(path);
    expect([path, response.status]).toEqual([path, 503]);
    expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(await response.text()).toContain('Be right back');
  }
  expect((await get('/kept/')).status).toBe(200);

  await line.plug(port);
  expect((await get('/readyz')).status).toBe(200);
  expect(await (await get('/other/')).text()).toContain('Other words');
});
