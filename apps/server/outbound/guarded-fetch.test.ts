import { ReadableStream } from 'node:stream/web';
import { expect, test, vi } from 'vitest';
import { createSink } from '../testing/sink.ts';
import { createGuardedFetch } from './guarded-fetch.ts';

test('an answer that isn’t HTTP rejects the call', async () => {
  const odd = await createSink((_, response) => {
    response.writeHead(999, 'No').end('never read');
  });
  const fetch = createGuardedFetch({ reachable: [odd.host] });
  await expect(fetch(odd.url)).rejects.toThrow(RangeError);
  expect(odd.hits).toEqual(['/']);
});

test('a server that isn’t public is refused, by its address or by its name', async () => {
  const resolve = async () => [{ address: '10.0.0.7', family: 4 }];
  const fetch = createGuardedFetch({ reachable: [], resolve });
  for (const host of ['10.0.0.7', 'store.test']) {
    await expect(fetch(`http://${host}/`), host).rejects.toMatchObject({ code: 'ENOTPUBLIC' });
  }
});

test('a file is closed if the server breaks the connection off', async () => {
  const broken = await createSink((request) => request.destroy());
  const cancel = vi.fn();
  const stream = () =>
    new ReadableStream({ pull: (to) => to.enqueue(new Uint8Array(65_536)), cancel });
  const body = Object.defineProperties(new Blob(), {
    size: { value: 1_000_000_000 },
    stream: { value: stream },
  });
  const fetch = createGuardedFetch({ reachable: [broken.host] });
  await expect(fetch(broken.url, { method: 'PUT', body })).rejects.toThrow();
  await vi.waitFor(() => expect(cancel).toHaveBeenCalled(), 10_000);
});
