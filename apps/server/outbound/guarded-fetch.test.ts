import { expect, test } from 'vitest';
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
