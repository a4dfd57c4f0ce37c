import { hostname } from 'node:os';
import { setTimeout as wait } from 'node:timers/promises';
import { describe, expect, test } from 'vitest';
import { createSink, type Sink } from '../testing/sink.ts';
import { createSafeFetch } from './safe-fetch.ts';

const PUBLIC = { address: '93.184.216.34', family: 4 };
const PRIVATE = { address: '127.0.0.1', family: 4 };

const portOf = ({ host }: Sink): string => host.split(':')[1] ?? '';

const quiet = () => createSink((_, response) => response.end('secret'));

describe('the local machine and network', async () => {
  const target = await quiet();
  const ports = [portOf(target)];

  test.each([
    ...['127.0.0.1', '0x7f.1', '2130706433', '0177.0.0.1', '127.1', '%31%32%37.0.0.1'],
    ...['１２７.0.0.1', '[::1]', '[::ffff:127.0.0.1]', '[::ffff:7f00:1]', '[::7f00:1]'],
    ...['[64:ff9b::7f00:1]', '[2002:7f00:1::]', '169.254.169.254', '0.0.0.0', '[::]'],
    ...['localhost', 'localhost.', 'LOCALHOST', hostname()],
  ])('is not requested as %s', async (host) => {
    const fetch = createSafeFetch({ reachable: [], ports });
    for (const scheme of ['http', 'https'])
      expect(await fetch(new URL(`${scheme}://${host}:${ports[0]}/`))).toBeNull();
    expect(target.hits).toEqual([]);
  });

  test('is not requested by a name that resolves to it, alone or among others', async () => {
    const six = { address: '::1', family: 6 };
    for (const found of [[PRIVATE], [six], [PUBLIC, PRIVATE], [PRIVATE, PUBLIC], []]) {
      const lookups: string[] = [];
      const resolve = async (name: string) => {
        lookups.push(name);
        return found;
      };
      const fetch = createSafeFetch({ reachable: [], ports, resolve });
      expect(await fetch(new URL(`http://inside.test:${ports[0]}/`))).toBeNull();
      // A second lookup could return other addresses than those that were checked.
      expect(lookups).toEqual(['inside.test']);
    }
    expect(target.hits).toEqual([]);
  });

  test('is requested if host and port are allowlisted', async () => {
    const target = await quiet();
    const fetch = createSafeFetch({ reachable: [target.host] });
    const response = await fetch(new URL(`${target.url}page`));
    expect([response?.status, response?.body.toString()]).toEqual([200, 'secret']);
    const other = await quiet();
    expect(await fetch(new URL(other.url))).toBeNull();
    expect([target.hits, other.hits]).toEqual([['/page'], []]);
  });
});

test('only web URLs without credentials on standard ports are requested', async () => {
  const target = await quiet();
  const fetch = createSafeFetch({ reachable: [target.host] });
  const refused = [
    ...['file:///etc/passwd', 'data:text/html,x', 'javascript:1'],
    ...['ftp', 'gopher', 'ws'].map((scheme) => `${scheme}://${target.host}/`),
    ...[`http://user@${target.host}/`, `http://user:secret@${target.host}/`],
    ...['http://93.184.216.34:22/', 'http://93.184.216.34:25/', 'http://93.184.216.34:6379/'],
  ];
  for (const url of refused) expect(await fetch(new URL(url)), url).toBeNull();
  expect(target.hits).toEqual([]);
});

test('a message goes to its URL alone: redirects of it aren’t followed', async () => {
  const target = await quiet();
  const bodies: string[] = [];
  const first = await createSink(async (request, response) => {
    for await (const chunk of request) bodies.push(String(chunk));
    bodies.push(`${request.method} ${request.headers['x-key']}`);
    response.writeHead(307, { location: target.url }).end();
  });
  const fetch = createSafeFetch({ reachable: [first.host, target.host] });
  const message = { method: 'POST', headers: { 'x-key': '1' }, body: 'hello' } as const;
  expect((await fetch(new URL(first.url), { message }))?.status).toBe(307);
  expect([bodies, target.hits]).toEqual([['hello', 'POST 1'], []]);
  const closed = createSafeFetch({ reachable: [], ports: [portOf(target)] });
  expect(await closed(new URL(target.url), { message })).toBeNull();
  expect(target.hits).toEqual([]);
});

describe('a redirect', () => {
  const to = (location: string) =>
    createSink((_, response) => response.writeHead(302, { location }).end());

  test('is not followed to a URL that would be refused directly', async () => {
    const target = await quiet();
    for (const location of [target.url, 'file:///etc/passwd', 'http://169.254.169.254/']) {
      const first = await to(location);
      expect(await createSafeFetch({ reachable: [first.host] })(new URL(first.url))).toBeNull();
      expect(first.hits).toHaveLength(1);
    }
    expect(target.hits).toEqual([]);
  });

  test('is followed three times, not four', async () => {
    const chain = await createSink(({ url = '/' }, response) => {
      const left = Number(url.slice(1));
      if (left === 0) response.end('there');
      else response.writeHead(307, { location: `/${left - 1}` }).end();
    });
    const fetch = createSafeFetch({ reachable: [chain.host] });
    const response = await fetch(new URL(`${chain.url}3`));
    expect(response?.body.toString()).toBe('there');
    expect(response?.urls.map(({ pathname }) => pathname)).toEqual(['/3', '/2', '/1', '/0']);
    expect(await fetch(new URL(`${chain.url}4`))).toBeNull();
  });
});

describe('a response', () => {
  test('is limited to a megabyte', async () => {
    let sent = 0;
    const endless = await createSink(async (_, response) => {
      const chunk = Buffer.alloc(65_536);
      while (!response.destroyed) {
        sent += chunk.length;
        if (!response.write(chunk)) await wait(1);
      }
    });
    const fetch = createSafeFetch({ reachable: [endless.host] });
    expect(await fetch(new URL(endless.url))).toBeNull();
    expect(sent).toBeLessThan(20 * 1_048_576);
    const full = await createSink((_, response) => response.end(Buffer.alloc(1_048_576)));
    const whole = await createSafeFetch({ reachable: [full.host] })(new URL(full.url));
    expect(whole?.body).toHaveLength(1_048_576);
  });

  test('times out after five seconds, in headers or body', async () => {
    const slow = await createSink(async ({ socket, url }) => {
      const [start, drop] =
        url === '/body'
          ? ['HTTP/1.1 200 OK\r\ncontent-length: 1000\r\n\r\n', 'x']
          : ['HTTP/1.1 200 OK\r\n', 'x: y\r\n'];
      socket.write(start);
      while (!socket.destroyed) {
        socket.write(drop);
        await wait(200);
      }
    });
    const start = performance.now();
    const fetch = createSafeFetch({ reachable: [slow.host] });
    const answers = ['headers', 'body'].map((part) => fetch(new URL(slow.url + part)));
    expect(await Promise.all(answers)).toEqual([null, null]);
    expect(performance.now() - start).toBeGreaterThan(4_900);
    expect(performance.now() - start).toBeLessThan(7_000);
  });

  test('is read only up to its headers on request', async () => {
    let closed = false;
    const slow = await createSink((_, response) => {
      response.on('close', () => {
        closed = true;
      });
      response.write('never ends');
    });
    const fetch = createSafeFetch({ reachable: [slow.host] });
    const response = await fetch(new URL(slow.url), { isHeadersOnly: true });
    expect([response?.status, response?.body]).toEqual([200, Buffer.alloc(0)]);
    await expect.poll(() => closed).toBe(true);
  });

  test('is requested without cookies and stores none', async () => {
    const seen: unknown[] = [];
    const target = await createSink(({ headers }, response) => {
      seen.push(headers.cookie);
      response.writeHead(200, { 'set-cookie': 'a=b' }).end();
    });
    const fetch = createSafeFetch({ reachable: [target.host] });
    await fetch(new URL(target.url));
    await fetch(new URL(target.url));
    expect(seen).toEqual([undefined, undefined]);
  });
});
