import { randomBytes } from 'node:crypto';
import { Readable } from 'node:stream';
import { fastify } from 'fastify';
import { expect, onTestFinished, test } from 'vitest';
import { createSigner } from '../security/signing.ts';
import { createDownloads } from './downloads.ts';

async function open() {
  let now = 1_000_000;
  const app = fastify();
  onTestFinished(() => app.close());
  const downloads = createDownloads(createSigner(randomBytes(32), 'download'), () => now);
  downloads.serve(app, 'backups', async (id) => (id === 'a' ? Readable.from(['backup']) : null));
  downloads.serve(app, 'exports', async () => Readable.from(['site']));
  return {
    urlOf: downloads.urlOf,
    get: async (url: string) => app.inject({ url }),
    pass: (ms: number) => {
      now += ms;
    },
  };
}

test('a signed URL downloads its archive for a minute', async () => {
  const { urlOf, get, pass } = await open();
  const url = urlOf('backups', 'a', 'a.plinth');
  const { body, headers } = await get(url);
  expect(body).toBe('backup');
  expect(headers['content-disposition']).toBe('attachment; filename="a.plinth"');
  expect(headers['cache-control']).toBe('no-store');
  pass(59_999);
  expect((await get(url)).statusCode).toBe(200);
  pass(1);
  expect((await get(url)).statusCode).toBe(404);
});

test('a changed URL downloads nothing', async () => {
  const { urlOf, get } = await open();
  const url = urlOf('backups', 'a', 'a.plinth');
  for (const changed of [
    url.replace('/backups/', '/exports/'),
    url.replace('/a/', '/b/'),
    url.replace('a.plinth', 'b.plinth'),
    url.replace('/1060000/', '/9060000/'),
  ]) {
    expect(changed).not.toBe(url);
    expect((await get(changed)).statusCode, changed).toBe(404);
  }
  expect((await get(urlOf('backups', 'gone', 'gone.plinth'))).statusCode).toBe(404);
});
