import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { setTimeout } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';
import { createReleaseFeed } from './release-feed.ts';

const SIZE = 1_000_000;

/** A reader that is slower than the server, in ms a chunk. */
const PAUSE = 3;

test('a server may close the connection before a large file is read', async () => {
  const server = createServer((socket) => {
    socket.on('error', () => undefined);
    socket.once('data', () => {
      socket.write(`HTTP/1.0 200 OK\r\nContent-Length: ${SIZE}\r\n\r\n`);
      socket.end(Buffer.alloc(SIZE));
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  const { port } = server.address() as AddressInfo;
  const feed = createReleaseFeed(`http://127.0.0.1:${port}/`);
  let received = 0;
  for await (const chunk of feed.download('release.zip', SIZE)) {
    received += chunk.length;
    await setTimeout(PAUSE);
  }
  expect(received).toBe(SIZE);
});
