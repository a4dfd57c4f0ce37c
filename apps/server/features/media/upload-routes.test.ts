import { connect } from 'node:net';
import { describe, expect, test } from 'vitest';
import { sampleImage } from '../../testing/sample-image.ts';
import { testServer } from '../../testing/server.ts';
import { SERVICE_DATABASES } from '../../testing/stores.ts';
import { uploader } from '../../testing/upload-file.ts';

const SANDBOX = "default-src 'none'; style-src 'unsafe-inline'; sandbox";

describe.each(SERVICE_DATABASES)('uploaded files on %s', async (kind) => {
  const server = await testServer(kind);
  const owner = await server.owner();
  const upload = uploader(owner);
  const get = (path: string, headers: Record<string, string> = {}) =>
    server.browser().fetch(path, { headers });
  const png = await sampleImage(50, 50).png().toBuffer();
  const media = await upload(png, 'picture.png');

  test('are cached forever and sandboxed', async () => {
    const response = await get(media.url);
    expect(response.status).toBe(200);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'image/png',
      'content-length': String(png.length),
      'cache-control': 'public, max-age=31536000, immutable',
      'content-security-policy': SANDBOX,
      'x-content-type-options': 'nosniff',
      'accept-ranges': 'bytes',
    });
    expect(response.headers.has('content-disposition')).toBe(false);
    expect(response.headers.has('set-cookie')).toBe(false);
    const etag = response.headers.get('etag') ?? '';
    expect((await get(media.url, { 'if-none-match': etag })).status).toBe(304);
    expect(Buffer.from(await response.arrayBuffer()).equals(png)).toBe(true);
  });

  test('support range requests', async () => {
    const part = await get(media.url, { range: 'bytes=4-9' });
    expect(part.status).toBe(206);
    expect(part.headers.get('content-range')).toBe(`bytes 4-9/${png.length}`);
    expect(part.headers.get('content-length')).toBe('6');
    expect(Buffer.from(await part.arrayBuffer()).equals(png.subarray(4, 10))).toBe(true);
    const past = await get(media.url, { range: `bytes=${png.length}-` });
    expect([past.status, past.headers.get('content-range')]).toEqual([
      416,
      `bytes */${png.length}`,
    ]);
    const other = await get(media.url, { range: 'bytes=0-1', 'if-range': '"another"' });
    expect(other.status).toBe(200);
    const head = await owner.fetch(media.url, { method: 'HEAD' });
    expect([head.status, head.headers.get('content-length')]).toEqual([200, String(png.length)]);
  });

  test('are downloaded under their name unless they are safe to display', async () => {
    const csv = await upload('a,b\n1,2\n', 'Überblick.csv');
    const response = await get(csv.url);
    expect(response.headers.get('content-disposition')).toBe(
      `attachment; filename="_berblick.csv"; filename*=UTF-8''%C3%9Cberblick.csv`,
    );
    expect(response.headers.get('content-type')).toBe('text/csv; charset=utf-8');
  });

  test('that are SVG are sanitized', async () => {
    const drawing =
      '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="7" onload="alert(1)"><script>alert(1)</script><rect width="9" height="7"/></svg>';
    const svg = await upload(drawing, 'drawing.svg');
    expect(svg).toMatchObject({ width: 9, height: 7, mime_type: 'image/svg+xml', renditions: [] });
    const response = await get(svg.url);
    expect(response.headers.get('content-security-policy')).toBe(SANDBOX);
    expect(await response.text()).not.toContain('alert');
  });

  test('cannot be service workers', async () => {
    expect((await get(media.url, { 'service-worker': 'script' })).status).toBe(403);
  });

  test.each([
    '/uploads/',
    '/uploads/..%2f..%2fetc/passwd',
    '/uploads/%2e%2e/secret.key',
    '/uploads/%252e%252e/secret.key',
    '/uploads/....//secret.key',
    '/uploads/..\\secret.key',
    '/uploads/.incoming/',
    '/uploads/ab',
    '/uploads/ab/',
    '/uploads/ab/00000000000000000000000000000000.png',
    '/uploads/ab/00000000000000000000000000000000.png%00.html',
    '/secret.key',
    '/site.db',
    '/.git/config',
    '/.env',
    '/data/',
    '/backup.zip',
    '/apps/server/dist/main.mjs.map',
  ])('nothing is found at %s', async (path) => {
    const response = await raw(server.url, path);
    expect(response).toMatch(/^HTTP\/1\.1 (?:404|400) /);
    expect(response).not.toMatch(/root:|SQLite/);
  });

  test('paths with unnormalized dots are not found', async () => {
    const response = await raw(server.url, '/uploads/../../../../../etc/passwd');
    expect(response).toMatch(/^HTTP\/1\.1 404 /);
  });
});

/** Sends a path that HTTP clients would normalize. */
const raw = (url: string, path: string): Promise<string> =>
  new Promise((resolve, reject) => {
    const socket = connect(Number(new URL(url).port), '127.0.0.1');
    let response = '';
    socket.on('data', (bytes) => {
      response += bytes;
    });
    socket.on('end', () => resolve(response));
    socket.on('error', reject);
    socket.write(`GET ${path} HTTP/1.1\r\nhost: site.example\r\nconnection: close\r\n\r\n`);
  });
