import { expect, test } from 'vitest';
import { createSink } from '../testing/sink.ts';
import { createHubRequest } from './hub-request.ts';

test('a hub that never finishes is given up', async () => {
  const { url } = await createSink((_, response) => response.write('{'));
  expect(await createHubRequest(url, 50)('key/')).toBeNull();
});

test('a response over 1 MB is not read', async () => {
  const { url } = await createSink((_, response) => response.end('x'.repeat(2_000_000)));
  expect(await createHubRequest(url)('key/')).toEqual({ status: 200, text: null });
});
