import { createServer } from 'node:http';
import { expect, test } from 'vitest';
import { afterUse } from '../../../testing/after-use.ts';
import { createReadPage } from './read-page.ts';

test('a style sheet whose request broke is asked for again', async () => {
  let tries = 0;
  const server = createServer((request, response) => {
    if (request.url === '/') return response.end('<link rel="stylesheet" href="/site.css">');
    tries += 1;
    if (tries === 1) return request.socket.destroy();
    response.end('a{}');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  afterUse(() => server.close());
  const url = `http://127.0.0.1:${Object(server.address()).port}`;
  const read = createReadPage(url, 'https://site.example');
  await expect(read('/')).rejects.toThrow('socket hang up');
  expect(await read('/')).toBe('<style>a{}</style>');
  await read('/');
  expect(tries).toBe(2);
});
