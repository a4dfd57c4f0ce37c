import { createHash, createHmac } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { createGuardedFetch } from '../../outbound/guarded-fetch.ts';
import { newFileKey } from './file-store.ts';
import { readS3Config } from './s3-config.ts';
import { createS3Store } from './s3-store.ts';
import { openStaging } from './staging.ts';

/** An independent implementation of Signature Version 4, from its documentation. */
const SECRET = 'wJalrXUtnFEMI/K7MDENG+bPxRfiCYEXAMPLEKEY';

const hmac = (key: string | Buffer, text: string) =>
  createHmac('sha256', key).update(text).digest();

function isSigned({ method, url, headers }: IncomingMessage): boolean {
  const { authorization = '' } = headers;
  const form =
    /^AWS4-HMAC-SHA256 Credential=AKIDEXAMPLE\/(\d{8})\/([\w-]+)\/s3\/aws4_request, SignedHeaders=([\w;-]+), Signature=([0-9a-f]{64})$/;
  const [, day = '', region = '', names = '', signature] = form.exec(authorization) ?? [];
  const { pathname, searchParams } = new URL(url ?? '', 'http://host');
  const query = [...searchParams]
    .map((pair) => pair.map(encodeURIComponent).join('='))
    .sort()
    .join('&');
  const lines = names.split(';').map((name) => `${name}:${String(headers[name]).trim()}\n`);
  const payload = String(headers['x-amz-content-sha256']);
  const request = [method, pathname, query, lines.join(''), names, payload].join('\n');
  const scope = `${day}/${region}/s3/aws4_request`;
  const hash = createHash('sha256').update(request).digest('hex');
  const text = ['AWS4-HMAC-SHA256', headers['x-amz-date'], scope, hash].join('\n');
  const parts = [day, region, 's3', 'aws4_request'];
  const key = parts.reduce<string | Buffer>((before, part) => hmac(before, part), `AWS4${SECRET}`);
  return hmac(key, text).toString('hex') === signature && names.includes('host');
}

const seen: string[] = [];
const server = createServer(async (request, response) => {
  request.resume();
  const right = isSigned(request);
  seen.push(`${request.method} ${right}`);
  response.writeHead(right ? 200 : 403, { 'content-type': 'application/xml', etag: '"e"' });
  response.end(
    request.url?.includes('list-type') ? '<ListBucketResult></ListBucketResult>' : undefined,
  );
});
await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
const folder = mkdtempSync(join(tmpdir(), 'plinth-s3-'));
afterAll(() => {
  server.close();
  rmSync(folder, { recursive: true });
});

const storeWith = (secret: string, guarded = false) => {
  const { port } = server.address() as AddressInfo;
  const address = `s3://media/a%20site?endpoint=http://127.0.0.1:${port}&region=eu-central-1`;
  return createS3Store(
    readS3Config(address, { AWS_ACCESS_KEY_ID: 'AKIDEXAMPLE', AWS_SECRET_ACCESS_KEY: secret }),
    openStaging(folder),
    guarded ? createGuardedFetch({ reachable: [`127.0.0.1:${port}`] }) : undefined,
  );
};

test.each([false, true])(
  'every request is signed as AWS documents, guarded %s',
  async (guarded) => {
    seen.length = 0;
    const store = storeWith(SECRET, guarded);
    const key = newFileKey('txt');
    await store.put(key, new Uint8Array([1]));
    await store.open(key);
    await store.open(key, { start: 0, end: 1 });
    await store.size(key);
    await store.remove(key);
    for await (const file of store.list()) throw new Error(`${file.key} is not in an empty list`);
    expect(seen).toEqual(['PUT', 'GET', 'GET', 'HEAD', 'DELETE', 'GET'].map((m) => `${m} true`));
  },
);

test('a wrong secret is reported as an error', async () => {
  const store = storeWith(`${SECRET}x`);
  const key = newFileKey('txt');
  await expect(store.put(key, new Uint8Array([1]))).rejects.toThrow('403');
  await expect(store.open(key)).rejects.toThrow('403');
});
