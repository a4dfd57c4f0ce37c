import { once } from 'node:events';
import { connect } from 'node:net';
import { expect, test } from 'vitest';
import { multipart, type TestBrowser, type TestServer, testServer } from '../testing/server.ts';

const MIB = 1024 * 1024;

/**
 * Sends a file like a browser that reads the response only after it has sent the whole body.
 * Returns the status line and error code. Rejects if the connection breaks before.
 */
async function upload({ url }: TestServer, { cookies }: TestBrowser, size: number) {
  const file = new File([new Uint8Array(size)], 'large.zip');
  const request = new Request(url, {
    method: 'POST',
    body: multipart('MediaService.upload', { folder_id: null }, file),
  });
  const body = Buffer.from(await request.arrayBuffer());
  const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  const head = [
    'POST /rpc HTTP/1.1',
    'host: 127.0.0.1',
    'x-requested-with: XMLHttpRequest',
    `cookie: ${cookie}`,
    `content-type: ${request.headers.get('content-type')}`,
    `content-length: ${body.length}`,
  ].join('\r\n');
  const { hostname, port } = new URL(url);
  const socket = connect(Number(port), hostname).pause();
  await once(socket, 'connect');
  await new Promise<void>((resolve, reject) => {
    socket.on('error', reject);
    socket.write(`${head}\r\n\r\n`);
    socket.write(body, (error) => (error ? reject(error) : resolve()));
  });
  let response = '';
  for await (const chunk of socket) {
    response += chunk;
    if (response.includes('}}')) break;
  }
  return [response.split('\r\n')[0], Number(/"code":(\d+)/.exec(response)?.[1])];
}

test('an upload with an expired session gets its response after it is sent', async () => {
  const server = await testServer('sqlite');
  expect(await upload(server, server.browser(), 12 * MIB)).toEqual(['HTTP/1.1 200 OK', 401]);
  const owner = await server.owner();
  expect(await upload(server, owner, 12 * MIB)).toEqual(['HTTP/1.1 200 OK', 400]);
});

test('an upload in demo mode gets its response after it is sent', async () => {
  const demo = await testServer('sqlite', { environment: { PLINTH_DEMO: '1' } });
  expect(await upload(demo, await demo.owner(), 12 * MIB)).toEqual(['HTTP/1.1 200 OK', 403]);
});

test('an upload that is too large gets its response after it is sent', async () => {
  const server = await testServer('sqlite');
  const size = (await server.context.uploadBytes()) + 12 * MIB;
  expect(await upload(server, await server.owner(), size)).toEqual([
    'HTTP/1.1 413 Payload Too Large',
    413,
  ]);
});

test('a body larger than any upload is cut off', async () => {
  const server = await testServer('sqlite');
  const size = 3 * (await server.context.uploadBytes());
  await expect(upload(server, server.browser(), size)).rejects.toThrow(/EPIPE|ECONNRESET/);
});
