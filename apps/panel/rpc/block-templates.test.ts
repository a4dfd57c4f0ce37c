import { RpcError } from '@plinth/contract';
import { expect, test } from 'vitest';
import { createBlockTemplates } from './block-templates.ts';
import { NetworkError } from './network-error.ts';

const template = {
  document: { id: 'a', widget: 'section', properties: {}, children: [] },
  images: [],
};
const TEMPLATE = '/admin/block-templates/team-3';

function templatesFrom(...answers: readonly (() => Response)[]) {
  const requested: string[] = [];
  const ok = () => new Response(JSON.stringify(template));
  const fetch = async (url: string | URL | Request) => {
    requested.push(String(url));
    return (answers[requested.length - 1] ?? ok)();
  };
  const answerChallenge = async () => true;
  return { requested, ...createBlockTemplates({ loadedAt: 1234, fetch, answerChallenge }) };
}

test('requests a template with the time of the page load until it is cached', async () => {
  const { get, clear, requested } = templatesFrom();
  expect(await get(TEMPLATE, [])).toEqual(template);
  await Promise.all([get(TEMPLATE, []), get(TEMPLATE, [])]);
  expect(requested).toEqual([`${TEMPLATE}?t=1234`]);
  clear();
  await get(TEMPLATE, []);
  expect(requested).toEqual([`${TEMPLATE}?t=1234`, `${TEMPLATE}?t=1234`]);
});

test('requests a template for other images, as many as a URL can name', async () => {
  const { get, requested } = templatesFrom();
  await get(TEMPLATE, []);
  await get(TEMPLATE, [3, 14]);
  expect(requested[1]).toBe(`${TEMPLATE}?t=1234&shown=3.14`);
  await get(TEMPLATE, Array(5000).fill(Number.MAX_SAFE_INTEGER - 1));
  expect(requested[2]?.length).toBeLessThan(8192);
});

test('asks for sign-in once the session is over, and does not cache failures', async () => {
  const gone = () => new Response('Not Found', { status: 404 });
  const guest = () => new Response('Unauthorized', { status: 401 });
  const { get, requested } = templatesFrom(gone, guest);
  await expect(get(TEMPLATE, [])).rejects.toEqual(new NetworkError(404));
  expect(await get(TEMPLATE, [])).toEqual(template);
  expect(requested).toHaveLength(3);
  const declined = createBlockTemplates({ loadedAt: 1, fetch: async () => guest() });
  await expect(declined.get(TEMPLATE, [])).rejects.toBeInstanceOf(RpcError);
});

test('a response that is no template is a network error', async () => {
  const { get } = templatesFrom(() => new Response('<html>'));
  await expect(get(TEMPLATE, [])).rejects.toEqual(new NetworkError(0));
});
