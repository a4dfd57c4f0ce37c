import { services } from '@plinth/contract';
import { describe, expect, test } from 'vitest';
import { call, createCaller, ME, type TestResponse } from '../testing/rpc-calls.ts';
import { testServer } from '../testing/server.ts';

const server = await testServer('sqlite');
const ask = createCaller(server.browser());

describe('JSON-RPC 2.0', () => {
  test('a response contains the id of the call, of any type', async () => {
    for (const id of [1, 'seven', 0, -1.5, null]) {
      expect((await ask(call(ME, {}, id))).response).toEqual({ jsonrpc: '2.0', id, result: null });
    }
  });

  test('a notification gets no response', async () => {
    const { status, response } = await ask({ jsonrpc: '2.0', method: ME });
    expect([status, response]).toEqual([204, undefined]);
  });

  test('a batch returns an array without its notifications', async () => {
    const { status, responses } = await ask([
      call(ME, {}, 'a'),
      { jsonrpc: '2.0', method: ME },
      1,
      call('Nobody.knows', {}, 'b'),
    ]);
    expect(status).toBe(200);
    expect(responses.map(({ id, error }) => [id, error?.code])).toEqual([
      ['a', undefined],
      [null, -32600],
      ['b', -32601],
    ]);
  });

  test('a batch over the limit returns the limit', async () => {
    const { response } = await ask(Array.from({ length: 21 }, (_, id) => call(ME, {}, id)));
    expect(response.error?.code).toBe(-32600);
    expect(response.error?.data.details).toEqual({ max: 20, count: 21 });
  });

  test('a batch of notifications gets no response', async () => {
    expect((await ask([{ jsonrpc: '2.0', method: ME }])).status).toBe(204);
  });

  test.each([
    ['an empty batch', []],
    ['more than 20 calls', Array.from({ length: 21 }, (_, id) => call(ME, {}, id))],
    ['no version', { id: 1, method: ME }],
    ['another version', { ...call(ME), jsonrpc: '1.0' }],
    ['a method that is no text', { ...call(ME), method: 7 }],
    ['an id that is an object', { ...call(ME), id: {} }],
    ['params that are no object', { ...call(ME), params: 'x' }],
    ['a number', 7],
    ['null', null],
  ])('%s is not a request', async (_, body) => {
    const { status, response } = await ask(body);
    expect([status, response.id, response.error?.code]).toEqual([200, null, -32600]);
  });

  test.each(['{', '', '{"a":1}x', '[1,', '\ufeff{}'])('%j is not JSON', async (text) => {
    const { status, response } = await ask(text);
    expect([status, response.id, response.error?.code]).toEqual([400, null, -32700]);
  });

  test('positional params are rejected', async () => {
    expect((await ask(call(ME, []))).response.error?.code).toBe(-32602);
  });

  test.each([
    '__proto__',
    'constructor.x',
    'toString',
    'PagesService.__proto__',
    'PagesService',
    '',
  ])('the method %j does not exist', async (method) => {
    expect((await ask(call(method))).response.error?.code).toBe(-32601);
  });
});

test('every non-public method requires a session', async () => {
  const names = Object.entries(services).flatMap(([service, methods]) =>
    Object.entries(methods)
      .filter(([, { capability }]) => !capability.startsWith('guest'))
      .map(([name]) => `${service}.${name}`),
  );
  const unanswered = [];
  for (const name of names) {
    const { response } = await ask(call(name));
    const isUnknown = response.error?.code === -32601;
    if (response.error?.code !== 401 && !isUnknown) unanswered.push(name);
  }
  expect(names.length).toBeGreaterThan(50);
  expect(unanswered).toEqual([]);
});

test('public methods are limited per IP address, and sessions have a limit of their own', async () => {
  const busy = await testServer('sqlite');
  const stranger = busy.browser();
  const owner = await busy.owner();
  for (const method of [ME, 'rpc.discover']) {
    const batch = JSON.stringify(Array.from({ length: 20 }, (_, id) => call(method, {}, id)));
    const statuses = [];
    for (let sent = 0; sent < 620; sent += 20) statuses.push((await stranger.post(batch)).status);
    expect([statuses[0], statuses.at(-1)]).toEqual([200, 429]);
  }
  expect(await owner.client.AuthService.me()).not.toBeNull();
});

test('rpc.discover lists fewer methods without a session', async () => {
  const { response } = await ask(call('rpc.discover'));
  const { post } = await server.owner();
  const owner = (await (await post(JSON.stringify(call('rpc.discover')))).json()) as TestResponse;
  const names = ({ result }: TestResponse) =>
    (result as { methods: { name: string }[] }).methods.map(({ name }) => name);
  expect(names(response)).toContain('AuthService.login');
  expect(names(response)).not.toContain('PagesService.save');
  expect(names(owner)).toContain('PagesService.save');
});

test('demo mode rejects writes but allows signing in', async () => {
  const demo = await testServer('sqlite', { environment: { PLINTH_DEMO: '1' } });
  const { client, post } = await demo.owner();
  const writes = Object.entries(services).flatMap(([service, methods]) =>
    Object.entries(methods)
      .filter(([, { capability }]) => capability.endsWith('.write'))
      .map(([name]) => `${service}.${name}`),
  );
  const before = await demo.context.store.read.selectFrom('audit').selectAll().execute();
  for (const name of writes) {
    const response = (await (await post(JSON.stringify(call(name)))).json()) as TestResponse;
    expect([name, response.error?.data.type]).toEqual([
      name,
      response.error?.code === -32601 ? 'METHOD' : 'DEMO',
    ]);
  }
  expect(await demo.context.store.read.selectFrom('audit').selectAll().execute()).toEqual(before);
  expect((await client.PagesService.getTree()).items).toHaveLength(1);
});
