import type { IncomingHttpHeaders, OutgoingHttpHeaders } from 'node:http';
import { expect, test } from 'vitest';
import { createSink } from '../testing/sink.ts';
import { createFraming, framingOf } from './framing.ts';
import { createSafeFetch, type SafeFetch } from './safe-fetch.ts';

const framed = {
  target: new URL('https://maps.example.com/'),
  site: new URL('https://www.site.example'),
};

const HEADERS: readonly [IncomingHttpHeaders, string][] = [
  [{}, 'frameable'],
  [{ 'x-frame-options': 'DENY' }, 'not'],
  [{ 'x-frame-options': ' sameorigin ' }, 'not'],
  [{ 'x-frame-options': 'SAMEORIGIN, SAMEORIGIN' }, 'not'],
  [{ 'x-frame-options': 'SAMEORIGIN, DENY' }, 'not'],
  [{ 'x-frame-options': 'sameorigin, nonsense' }, 'not'],
  [{ 'x-frame-options': 'ALLOW-FROM https://other.example' }, 'frameable'],
  [{ 'x-frame-options': 'ALLOWALL' }, 'frameable'],
  [{ 'x-frame-options': '"DENY"' }, 'frameable'],
  [{ 'content-security-policy': "default-src 'none'" }, 'frameable'],
  [{ 'content-security-policy': "default-src 'self'", 'x-frame-options': 'DENY' }, 'not'],
  [{ 'content-security-policy-report-only': "frame-ancestors 'none'" }, 'frameable'],
  // `frame-ancestors` takes precedence over `X-Frame-Options`.
  [{ 'content-security-policy': 'frame-ancestors *', 'x-frame-options': 'DENY' }, 'frameable'],
  // All policies apply. Of duplicate directives in one policy, only the first applies.
  [{ 'content-security-policy': "frame-ancestors *, frame-ancestors 'none'" }, 'not'],
  [{ 'content-security-policy': "frame-ancestors *; frame-ancestors 'none'" }, 'frameable'],
];

test.each(HEADERS)('%j: %s', (headers, found) => {
  expect(framingOf(headers, framed)).toBe(found);
});

test.each([
  ["'none'", 'not'],
  ['', 'not'],
  ["'self'", 'not'],
  ['*', 'frameable'],
  ['https:', 'frameable'],
  ['http:', 'frameable'],
  ['data:', 'not'],
  ['https://www.site.example', 'frameable'],
  ['http://www.site.example', 'frameable'],
  ['HTTPS://WWW.Site.Example', 'frameable'],
  ['www.site.example', 'frameable'],
  ['www.site.example:443', 'frameable'],
  ['www.site.example:*', 'frameable'],
  ['www.site.example:8443', 'not'],
  ['https://www.site.example/path/', 'frameable'],
  ['*.site.example', 'frameable'],
  ['*.example', 'frameable'],
  ['*.www.site.example', 'not'],
  ['site.example', 'not'],
  ['https://other.example', 'not'],
  ["'self' https://other.example www.site.example", 'frameable'],
] as const)('who may frame a page: %s: %s', (sources, found) => {
  const policy = `img-src *;  Frame-Ancestors ${sources} ; x`;
  expect(framingOf({ 'content-security-policy': policy }, framed)).toBe(found);
});

test('a same-origin policy allows the site to frame its own page', () => {
  const own = { target: new URL('https://www.site.example/x'), site: framed.site };
  expect(framingOf({ 'x-frame-options': 'SAMEORIGIN' }, own)).toBe('frameable');
  expect(framingOf({ 'content-security-policy': "frame-ancestors 'self'" }, own)).toBe('frameable');
});

test('a scheme source matches a site without https', () => {
  const plain = { target: framed.target, site: new URL('http://localhost:3000') };
  const framing = (sources: string) =>
    framingOf({ 'content-security-policy': `frame-ancestors ${sources}` }, plain);
  expect(framing('http://localhost:3000')).toBe('frameable');
  expect(framing('http:')).toBe('frameable');
  expect(framing('https:')).toBe('not');
  // A source without a scheme uses that of the framed page.
  expect(framing('localhost:3000')).toBe('not');
});

type Setting = { readonly site?: string; readonly fetch?: SafeFetch; readonly reachable?: string };

function framing({ site = 'http://site.example', fetch, reachable = '' }: Setting) {
  const time = { now: 0 };
  const ask = createFraming({
    fetch: fetch ?? createSafeFetch({ reachable: [reachable] }),
    siteAddress: async () => site,
    clock: () => time.now,
  });
  return { ask, time };
}

const says = (headers: OutgoingHttpHeaders, status = 200) =>
  createSink((_, response) => response.writeHead(status, headers).end('body'));

test('is determined from headers and cached for an hour', async () => {
  const strict = await says({ 'x-frame-options': 'DENY' });
  const { ask, time } = framing({ reachable: strict.host });
  expect(await Promise.all([ask(strict.url), ask(`${strict.url}#part`)])).toEqual(['not', 'not']);
  expect(strict.hits).toEqual(['/']);
  time.now = 3_599_999;
  await ask(strict.url);
  expect(strict.hits).toHaveLength(1);
  time.now = 3_600_001;
  await ask(strict.url);
  expect(strict.hits).toHaveLength(2);
});

test('an unknown result is checked again after a minute', async () => {
  let status = 503;
  const recovering = await createSink((_, response) => response.writeHead(status).end());
  const { ask, time } = framing({ reachable: recovering.host });
  expect(await ask(recovering.url)).toBe('unknown');
  status = 200;
  expect(await ask(recovering.url)).toBe('unknown');
  time.now = 60_001;
  expect(await ask(recovering.url)).toBe('frameable');
});

test('an internal failure is not cached', async () => {
  let calls = 0;
  const { ask } = framing({
    fetch: async () => {
      calls += 1;
      throw new Error('A bug');
    },
  });
  for (const expected of [1, 2]) {
    await expect(ask('http://example.com/')).rejects.toThrow('A bug');
    expect(calls).toBe(expected);
  }
});

test('private, silent, and failing URLs are all unknown', async () => {
  const target = await says({ 'x-frame-options': 'DENY' });
  const missing = await says({ 'x-frame-options': 'DENY' }, 404);
  const { ask } = framing({ reachable: missing.host });
  for (const url of [target.url, 'http://localhost./', 'http://[::1]/', missing.url])
    expect(await ask(url)).toBe('unknown');
  expect(target.hits).toEqual([]);
});

test('an https site never frames an http page, even after a redirect', async () => {
  const open = await says({});
  const secure = framing({ site: 'https://site.example', reachable: open.host });
  expect(await secure.ask(open.url)).toBe('not');
  expect(open.hits).toEqual([]);
  const redirected: SafeFetch = async (url) => ({
    urls: [url, new URL('http://other.example/')],
    ...{ status: 200, headers: {}, body: Buffer.alloc(0) },
  });
  const { ask } = framing({ site: 'https://site.example', fetch: redirected });
  expect(await ask('https://example.com/')).toBe('not');
});

test('another site URL is checked separately', async () => {
  const picky = await says({ 'content-security-policy': 'frame-ancestors http://a.example' });
  let site = 'http://a.example';
  const ask = createFraming({
    fetch: createSafeFetch({ reachable: [picky.host] }),
    siteAddress: async () => site,
    clock: () => 0,
  });
  expect(await ask(picky.url)).toBe('frameable');
  site = 'http://b.example';
  expect(await ask(picky.url)).toBe('not');
});
