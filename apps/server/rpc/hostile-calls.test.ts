import { describe, expect, test } from 'vitest';
import { call, createCaller, ME, type TestResponse } from '../testing/rpc-calls.ts';
import { multipart, OWNER, type TestBrowser, testServer } from '../testing/server.ts';

const server = await testServer('sqlite');
const guest = server.browser();
const ask = createCaller(guest);

describe('calls from other origins', () => {
  test.each([
    ['another origin', { origin: 'https://evil.test' }],
    ['no origin that has a name', { origin: 'null' }],
    ['another port', { origin: 'http://127.0.0.1:1' }],
    ['another site of the same domain', { 'sec-fetch-site': 'same-site' }],
    ['another site', { 'sec-fetch-site': 'cross-site' }],
    ['an address that was typed in', { 'sec-fetch-site': 'none' }],
    ['a form', { 'x-requested-with': '' }],
  ])('is rejected: %s', async (_, headers) => {
    expect((await ask(call(ME), headers)).response.error?.data.type).toBe('FORBIDDEN');
  });

  test('own origins are accepted', async () => {
    for (const origin of ['http://site.example', server.url]) {
      const headers = { origin, 'sec-fetch-site': 'same-origin' };
      expect((await ask(call(ME), headers)).response.result).toBeNull();
    }
  });

  test.each(['text/plain', 'application/x-www-form-urlencoded', 'application/xml', ''])(
    'is rejected: %s',
    async (type) => {
      expect((await ask(call(ME), { 'content-type': type })).status).toBe(415);
    },
  );

  test('an upload needs the same header and a session', async () => {
    const form = multipart('MediaService.getLimits', {}, new Blob(['a']));
    const codes = async (browser: TestBrowser, headers = {}) =>
      ((await (await browser.post(form, headers)).json()) as TestResponse).error?.code;
    const owner = await server.owner();
    expect(await codes(owner)).toBeUndefined();
    expect(await codes(owner, { 'x-requested-with': '' })).toBe(403);
    expect(await codes(owner, { origin: 'https://evil.test' })).toBe(403);
    expect(await codes(guest)).toBe(401);
  });

  test('only POST is allowed, and CORS allows no origin', async () => {
    for (const method of ['GET', 'PUT', 'PATCH', 'DELETE']) {
      const { status, headers } = await guest.fetch('/rpc', { method });
      expect([method, status, headers.get('allow')]).toEqual([method, 405, 'POST']);
    }
    const options = await guest.fetch('/rpc', {
      method: 'OPTIONS',
      headers: { origin: 'https://evil.test', 'access-control-request-method': 'POST' },
    });
    expect(options.headers.get('access-control-allow-origin')).toBeNull();
    expect(options.headers.get('access-control-allow-credentials')).toBeNull();
  });
});

test('no GET request signs out', async () => {
  const owner = await server.owner();
  for (const path of ['/logout', '/logout/', '/admin/logout/', '/rpc?method=AuthService.logout'])
    await owner.fetch(path);
  expect(await owner.client.AuthService.me()).toMatchObject({ email: OWNER.email });
});

describe('malicious bodies', () => {
  test.each([
    ['UTF-16', Buffer.from(JSON.stringify(call(ME)), 'utf16le')],
    ['broken UTF-8', Buffer.from([0x22, 0xff, 0x22])],
  ])('%s is not JSON', async (_, body) => {
    const headers = { 'content-type': 'application/json', 'x-requested-with': 'XMLHttpRequest' };
    const response = await guest.fetch('/rpc', { method: 'POST', body, headers });
    expect([response.status, await response.json()]).toMatchObject([
      400,
      { error: { code: -32700 } },
    ]);
  });

  test('prototype names are rejected at any depth', async () => {
    for (const text of [
      '{"__proto__":{"isOwner":true}}',
      '{"a":[{"constructor":{"prototype":{}}}]}',
      '{"\\u005f_proto__":{}}',
    ]) {
      const { status, response } = await ask(
        `{"jsonrpc":"2.0","id":1,"method":"${ME}","params":${text}}`,
      );
      expect([status, response.id, response.error?.code]).toEqual([400, 1, 400]);
      const path = text.startsWith('{"a"') ? 'a.0.constructor' : '__proto__';
      expect(Object.entries(response.error?.data.errors ?? {})).toEqual([[path, ['unknownField']]]);
    }
    expect(({} as { isOwner?: boolean }).isOwner).toBeUndefined();
  });

  test('endless brackets are rejected', async () => {
    const { status, response } = await ask('['.repeat(60_000));
    expect([status, response.error?.code]).toEqual([400, 400]);
  });

  test('JSON that is too deep is rejected with its path and the id of the call', async () => {
    const nested = `${'['.repeat(30_000)}${']'.repeat(30_000)}`;
    const { response } = await ask(
      `{"jsonrpc":"2.0","id":"deep","method":"${ME}","params":{"item":{"a":${nested}}}}`,
    );
    expect([response.id, response.error?.code]).toEqual(['deep', 400]);
    const errors = { [`a${'.0'.repeat(61)}`]: ['tooDeep'] };
    expect(response.error?.data.errors).toEqual(errors);
  });

  test('text that cannot be stored unchanged is rejected', async () => {
    for (const text of ['a\\u0000b', '\\ud800']) {
      const { response } = await ask(
        `{"jsonrpc":"2.0","id":1,"method":"AuthService.login","params":{"email":"${text}","password":"x"}}`,
      );
      expect([response.id, response.error?.code]).toEqual([1, 400]);
      expect(response.error?.data.errors).toEqual({ email: ['valueInvalid'] });
    }
  });

  test('an invalid text in a batch does not affect its other calls', async () => {
    const page = { item: { name: 'a\0b' } };
    const { post } = await server.owner();
    const batch = [call('PagesService.save', page, 'a'), call(ME, {}, 'b')];
    const answers = (await (await post(JSON.stringify(batch))).json()) as TestResponse[];
    expect(answers.map(({ error }) => error?.data.errors)).toEqual([
      { name: ['valueInvalid'] },
      undefined,
    ]);
  });

  test('a body over the limit is rejected before it is read', async () => {
    const { status, response } = await ask(`"${'a'.repeat(9_000_000)}"`);
    expect([status, response.error?.data.type]).toEqual([413, 'TOO_LARGE']);
  });

  test('the size limit is lower without a session', async () => {
    const large = call(ME, { text: 'a'.repeat(70_000) });
    const { status, response: refused } = await ask(large);
    expect([status, refused.error?.code]).toEqual([413, 401]);
    const { post } = await server.owner();
    const response = (await (await post(JSON.stringify(large))).json()) as TestResponse;
    expect(response.error?.data.errors).toEqual({ text: ['unknownField'] });
  });

  test('an error names only a few fields, however many are invalid', async () => {
    const params = (count: number, length = 8) =>
      Object.fromEntries(
        Array.from({ length: count }, (_, index) => [String(index).padEnd(length, 'x'), 1]),
      );
    const { post } = await server.owner();
    const refuse = async (sent: object) => {
      const text = await (await post(JSON.stringify(call(ME, sent)))).text();
      expect(text.length).toBeLessThan(10_000);
      return Object.keys((JSON.parse(text) as TestResponse).error?.data.errors ?? {});
    };
    expect(await refuse(params(2_000))).toHaveLength(50);
    expect(await refuse(params(500_000))).toEqual(['params']);
    expect(await refuse(params(3, 256))).toHaveLength(3);
    expect(await refuse(params(3, 257))).toEqual(['params']);
  });

  test.each(['1e3x', '"1"', '-1', '9007199254740993', '[1]', 'null', '1.5', '{}'])(
    'the id %s is refused',
    async (id) => {
      const { client: _, post } = await server.owner();
      const response = await post(
        `{"jsonrpc":"2.0","id":1,"method":"PagesService.get","params":{"id":${id}}}`,
      );
      expect((await response.json()) as TestResponse).toMatchObject({
        error: { code: id === '1e3x' ? -32700 : 400 },
      });
    },
  );
});
