import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { connect } from 'node:net';
import { Worker } from 'node:worker_threads';
import { expect, test } from 'vitest';
import { createLogger } from '../logging.ts';
import { afterUse } from '../testing/after-use.ts';
import { createApp } from './app.ts';
import { CONNECTION_LIMITS, type ConnectionLimits } from './connections.ts';

const SOON = 50;

/** A server with one fast path and one that reads a body, with some limits shortened. */
async function appWith(limits: Partial<ConnectionLimits>) {
  const { app, setFastHandler } = await createApp({
    log: createLogger('silent'),
    trustedProxies: [],
    limits: { ...CONNECTION_LIMITS, ...limits },
  });
  setFastHandler(({ url }, response, pass) => (url === '/fast' ? response.end('fast') : pass()));
  app.get('/slow-path', async () => 'read');
  app.post('/slow-path', async () => 'read');
  await app.listen({ host: '127.0.0.1', port: 0 });
  afterUse(() => app.close());
  return { app, port: (app.server.address() as AddressInfo).port };
}

const serverWith = async (limits: Partial<ConnectionLimits>): Promise<number> =>
  (await appWith(limits)).port;

/** Everything the client receives before the server closes the connection. */
async function received(port: number, text: string): Promise<string> {
  const socket = connect(port, '127.0.0.1');
  let response = '';
  socket.on('data', (chunk) => {
    response += chunk;
  });
  socket.on('error', () => undefined);
  await once(socket, 'connect');
  socket.write(text);
  await once(socket, 'close');
  return response;
}

const HEAD = 'HTTP/1.1\r\nhost: a\r\n';
const BODY = 'content-type: application/json\r\ncontent-length: 100\r\n\r\n{';

test.each([
  ['says nothing at all', { headersMs: SOON }, '', ''],
  ['stops in its headers', { headersMs: SOON }, `GET / ${HEAD}`, '408'],
  ['is idle after an answer', { keepAliveMs: SOON }, `GET /slow-path ${HEAD}\r\n`, '200'],
  ['is idle after a cached answer', { keepAliveMs: SOON }, `GET /fast ${HEAD}\r\n`, '200'],
  [
    'stops in the headers of its second request',
    { headersMs: SOON },
    `GET /slow-path ${HEAD}\r\nGET / ${HEAD}`,
    '200',
  ],
  ['stops in a body', { silenceMs: SOON }, `POST /slow-path ${HEAD}${BODY}`, ''],
  ['brings its body too slowly', { bodyMs: SOON }, `POST /slow-path ${HEAD}${BODY}`, '408'],
  ['stops in a body that nobody reads', { bodyMs: SOON }, `GET /fast ${HEAD}${BODY}`, '200'],
] as const)('a connection is closed that %s', async (_, limits, sent, status) => {
  const port = await serverWith(limits);
  expect((await received(port, sent)).split('\r\n')[0]).toContain(status);
});

test('a connection over the limit is closed immediately', async () => {
  const port = await serverWith({ connections: 1 });
  const first = connect(port, '127.0.0.1');
  await once(first, 'connect');
  expect(await received(port, `GET /fast ${HEAD}\r\n`)).toBe('');
  first.destroy();
});

/** Opens 20 connections, sends a request on each, and reports how many were answered. */
const CLIENTS = `
  const { parentPort, workerData: { port, connected } } = require('node:worker_threads');
  const { connect } = require('node:net');
  let up = 0, closed = 0, answered = 0;
  parentPort.once('message', () => {
    for (let count = 0; count < 20; count += 1) {
      let text = '';
      const socket = connect(port, '127.0.0.1', () => {
        socket.write('GET /fast HTTP/1.1\\r\\nhost: a\\r\\n\\r\\n', () => {
          up += 1;
          if (up < 20) return;
          Atomics.store(connected, 0, 1);
          Atomics.notify(connected, 0);
        });
      });
      socket.on('data', (chunk) => { text += chunk; });
      socket.on('error', () => {});
      socket.on('close', () => {
        closed += 1;
        if (text.includes(' 200 ')) answered += 1;
        if (closed === 20) parentPort.postMessage(answered);
      });
    }
  });
  parentPort.postMessage('ready');
`;

test('a closing server responds to earlier connections', async () => {
  const { app, port } = await appWith({});
  const connected = new Int32Array(new SharedArrayBuffer(4));
  const clients = new Worker(CLIENTS, { eval: true, workerData: { port, connected } });
  await once(clients, 'message');
  clients.postMessage('go');
  // The server can't accept connections while this thread is blocked.
  Atomics.wait(connected, 0, 0);
  const [[answered]] = await Promise.all([once(clients, 'message'), app.close()]);
  expect(answered).toBe(20);
});
