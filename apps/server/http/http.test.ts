import { connect } from 'node:net';
import { describe, expect, test } from 'vitest';
import { testServer } from '../testing/server.ts';

const server = await testServer('sqlite');
const guest = server.browser();

/** Sends raw bytes and returns the status line of the response, or an empty string. */
const raw = async (text: string): Promise<string> =>
  (await rawAnswer(server.url, text)).split('\r\n')[0] ?? '';

const rawAnswer = (url: string, text: string, wait = 2_000): Promise<string> =>
  new Promise((resolve) => {
    const { hostname, port } = new URL(url);
    const socket = connect(Number(port), hostname, () => socket.write(text));
    let response = '';
    socket.on('data', (chunk) => {
      response += chunk;
    });
    const done = () => {
      socket.destroy();
      resolve(response);
    };
    socket.on('error', done);
    socket.on('close', done);
    setTimeout(done, wait);
  });

describe('health', () => {
  test('reports liveness and readiness', async () => {
    for (const [path, status] of [
      ['/healthz', 'ok'],
      ['/readyz', 'ready'],
    ] as const) {
      const response = await guest.fetch(path);
      expect([response.status, await response.json()]).toEqual([200, { status }]);
      expect(response.headers.get('cache-control')).toBe('no-store');
    }
  });
});

describe('an invalid URL', () => {
  test('gets a page without internal details', async () => {
    const response = await guest.fetch('/%ff');
    expect([response.status, response.headers.get('content-type')]).toEqual([
      400,
      'text/html; charset=utf-8',
    ]);
    expect(await response.text()).not.toMatch(/FST_|Bad Request/);
  });
});

describe('the panel', () => {
  test('is one page with a new nonce in every response', async () => {
    const redirect = await guest.fetch('/admin');
    expect([redirect.status, redirect.headers.get('location')]).toEqual([301, '/admin/']);
    const policies = await Promise.all(
      [1, 2].map(async () => (await guest.fetch('/admin/')).headers.get('content-security-policy')),
    );
    expect(policies[0]).toContain("frame-ancestors 'none'");
    expect(policies[0]).toContain("object-src 'none'");
    expect(policies[0]).not.toMatch(/script-src[^;]*'unsafe-/);
  });

  test('serves only its own files', async () => {
    for (const path of [
      '/admin/assets/../index.html',
      '/admin/assets/..%2f..%2fpackage.json',
      '/admin/assets/%252e%252e/package.json',
      '/admin/assets/....//package.json',
      '/admin/assets/..\\package.json',
      '/admin/assets/',
      '/admin/main.tsx',
    ]) {
      expect([path, (await guest.fetch(path)).status]).not.toEqual([path, 200]);
    }
  });
});

describe('malformed HTTP requests', () => {
  test.each([
    [
      'two lengths',
      'POST /rpc HTTP/1.1\r\nHost: a\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\nx',
    ],
    [
      'a length and chunks',
      'POST /rpc HTTP/1.1\r\nHost: a\r\nContent-Length: 1\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n',
    ],
    ['a space before the colon', 'GET / HTTP/1.1\r\nHost : a\r\n\r\n'],
    ['no host', 'GET /healthz HTTP/1.1\r\n\r\n'],
  ])('%s: 400', async (_, text) => {
    expect(await raw(text)).toContain('400');
  });

  test('long headers and long URLs are rejected', async () => {
    const header = `GET / HTTP/1.1\r\nHost: a\r\nX: ${'a'.repeat(20_000)}\r\n\r\n`;
    expect(await raw(header)).toContain('431');
    const url = `GET /${'a'.repeat(9_000)} HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n`;
    expect(await raw(url)).toContain('414');
  });
});

test('a URL that browsers resolve to another host is not found', async () => {
  const locked = await testServer('sqlite');
  const { client } = await locked.owner();
  const values = { password_protection: true, password: 'open sesame' };
  await client.SettingsService.save({ group: 'general', values });
  const form = 'password=open+sesame';
  const head = `host: a\r\nconnection: close\r\ncontent-type: application/x-www-form-urlencoded\r\ncontent-length: ${form.length}`;
  for (const target of ['//other.host/', '/\\other.host/', 'http://other.host/', '//other.host']) {
    for (const method of ['GET', 'POST']) {
      const sent = `${method} ${target} HTTP/1.1\r\n${head}\r\n\r\n${form}`;
      const response = await rawAnswer(locked.url, sent);
      expect([target, response.split('\r\n')[0]]).toEqual([target, 'HTTP/1.1 404 Not Found']);
      expect(response.toLowerCase()).not.toContain('location:');
    }
  }
  const own = await rawAnswer(locked.url, `POST / HTTP/1.1\r\n${head}\r\n\r\n${form}`);
  expect(own).toMatch(/^HTTP\/1.1 303 /);
  expect(own).toMatch(/\r\nlocation: \/\r\n/i);
});

test('calls are accepted only on hosts of the site', async () => {
  const named = await testServer('sqlite');
  const body = '{"jsonrpc":"2.0","id":1,"method":"AuthService.me"}';
  const ask = async (host: string) => {
    const head = `host: ${host}\r\nconnection: close\r\nx-requested-with: XMLHttpRequest\r\norigin: http://${host}\r\nsec-fetch-site: same-origin\r\ncontent-type: application/json\r\ncontent-length: ${body.length}`;
    const response = await rawAnswer(named.url, `POST /rpc HTTP/1.1\r\n${head}\r\n\r\n${body}`);
    return /"code":(\d+)/.exec(response)?.[1] ?? response.slice(-5, -1);
  };
  const own = ['127.0.0.1:1', '[::1]:1', 'localhost:1', 'my.localhost', 'site.example', '10.1.2.3'];
  for (const host of [...own, 'www.site.example'])
    expect([host, await ask(host)]).toEqual([host, 'null']);
  for (const host of ['evil.example:1', 'site.example.evil', 'localhost.evil.example', '']) {
    expect([host, await ask(host)]).toEqual([host, '403']);
  }
  const { client } = await named.owner();
  const values = { address: 'https://moved.example' };
  await client.SettingsService.save({ group: 'general', values });
  expect([await ask('moved.example'), await ask('site.example')]).toEqual(['null', 'null']);
});

test('responses reveal neither the server software nor its version', async () => {
  const { headers } = await guest.fetch('/healthz');
  expect([...headers.keys()].filter((name) => /powered|server|version/.test(name))).toEqual([]);
});

test('forwarded addresses count only from a trusted proxy', async () => {
  const spoofed = (ip: string) =>
    guest.post(
      JSON.stringify({
        jsonrpc: '2.0',
        id: 1,
        method: 'AuthService.login',
        params: { email: 'nobody@example.com', password: 'wrong' },
      }),
      { 'x-forwarded-for': ip, 'x-real-ip': ip, forwarded: `for=${ip}` },
    );
  const statuses = [];
  for (let host = 1; host <= 7; host += 1) statuses.push((await spoofed(`10.0.0.${host}`)).status);
  expect(statuses).toEqual([200, 200, 200, 200, 200, 429, 429]);
});

test('a stopping server finishes running requests', async () => {
  const stopping = await testServer('sqlite');
  const { client } = await stopping.owner();
  const twenty = Array.from({ length: 20 }, (_, index) => `Page ${index}`);
  await Promise.all(twenty.map(() => client.AuthService.me()));
  const saves = twenty.map((name) => client.PagesService.save({ item: { name } }));
  await saves[0];
  const [results] = await Promise.all([Promise.allSettled(saves), stopping.close()]);
  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(20);
  await expect(fetch(`${stopping.url}/healthz`)).rejects.toThrow();
});

test('the RPC path is configurable and written into the panel', async () => {
  const server = await testServer('sqlite', { environment: { PLINTH_API_URL: '/api/rpc' } });
  const call = { jsonrpc: '2.0', id: 1, method: 'SystemService.getConfig', params: {} };
  const ask = (path: string) =>
    server.browser().fetch(path, {
      method: 'POST',
      body: JSON.stringify(call),
      headers: { 'content-type': 'application/json', 'x-requested-with': 'XMLHttpRequest' },
    });
  expect(await (await ask('/api/rpc')).json()).toMatchObject({ result: { apiUrl: '/api/rpc' } });
  expect((await ask('/rpc')).status).not.toBe(200);
});
