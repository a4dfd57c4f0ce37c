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
