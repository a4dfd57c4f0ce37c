import { expect, type Method, signIn, test } from './support/callers.ts';
import { OWNER } from './support/product.ts';
import { ask, envelope, must, send } from './support/wire.ts';

const ME = 'AuthService.me';
const isForGuests = (method: Method) => method['x-capability'].startsWith('guest');

test('without a session all methods except those for guests are refused', async ({
  guest,
  methods,
  changesNothing,
}) => {
  expect(methods.length).toBeGreaterThan(60);
  await changesNothing(async () => {
    for (const { name } of methods.filter((method) => !isForGuests(method))) {
      const { error } = await ask(guest, name);
      expect([name, error?.code, error?.data.type]).toEqual([name, 401, 'UNAUTHENTICATED']);
    }
  });
  const known = await must<{ methods: Method[] }>(guest, 'rpc.discover');
  expect(known.methods.map(({ name }) => name)).toEqual(
    methods.filter(isForGuests).map(({ name }) => name),
  );
});

test('requests from other origins are refused', async ({ owner }) => {
  const logout = JSON.stringify(envelope('AuthService.logout'));
  const foreignPages: readonly { readonly [name: string]: string }[] = [
    { origin: 'https://evil.test' },
    { origin: 'null' },
    { origin: 'http://localhost:1' },
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-site' },
    { 'sec-fetch-site': 'none' },
    { 'x-requested-with': '' },
  ];
  for (const headers of foreignPages) {
    const { answer } = await send(owner, logout, headers);
    expect([headers, answer?.error?.code]).toEqual([headers, 403]);
  }
  for (const type of ['text/plain', 'application/x-www-form-urlencoded', 'application/xml', '']) {
    expect([type, (await send(owner, logout, { 'content-type': type })).status]).toEqual([
      type,
      415,
    ]);
  }
  for (const method of ['GET', 'PUT', 'PATCH', 'DELETE']) {
    const response = await owner.fetch('/rpc', { method });
    expect([method, response.status(), response.headers().allow]).toEqual([method, 405, 'POST']);
  }
  const options = await owner.fetch('/rpc', {
    method: 'OPTIONS',
    headers: { origin: 'https://evil.test', 'access-control-request-method': 'POST' },
  });
  expect(options.headers()).not.toHaveProperty('access-control-allow-origin');
  expect(options.headers()).not.toHaveProperty('access-control-allow-credentials');
  const form = { ...envelope('MediaService.upload'), id: '1', params: '{}' };
  const foreign = await owner.post('/rpc', {
    headers: { 'x-requested-with': 'XMLHttpRequest', origin: 'https://evil.test' },
    multipart: {
      ...form,
      file: { name: 'a.png', mimeType: 'image/png', buffer: Buffer.from('a') },
    },
  });
  expect(((await foreign.json()) as { error: { code: number } }).error.code).toBe(403);
  for (const path of ['/logout', '/logout/', '/admin/logout/', '/rpc?method=AuthService.logout'])
    await owner.get(path);
  expect(await must(owner, ME)).toMatchObject({ email: OWNER.email });
});

/** Body limit in bytes for callers without a session. */
const GUEST_BODY = 64 * 1024;

test('malicious bodies are refused', async ({ owner, guest }) => {
  const inMe = (params: string) => `{"jsonrpc":"2.0","id":1,"method":"${ME}","params":${params}}`;
  const cases: readonly (readonly [string, string | Buffer, number, number])[] = [
    ['a hundred thousand brackets', '['.repeat(100_000), 400, 400],
    ['params 65 deep', inMe(`{"a":${'['.repeat(64)}${']'.repeat(64)}}`), 400, 400],
    ['a prototype', inMe('{"__proto__":{"isOwner":true}}'), 400, 400],
    ['a constructor', inMe('{"a":[{"constructor":{"prototype":{}}}]}'), 400, 400],
    ['an escaped prototype', inMe('{"\\u005f_proto__":{}}'), 400, 400],
    ['half a sign', inMe('{"a":"\\ud800"}'), 200, 400],
    ['a zero', inMe('{"a":"\\u0000"}'), 200, 400],
    ['no JSON', '{', 400, -32700],
    ['nothing', '', 400, -32700],
    ['a byte order mark', `\ufeff${inMe('{}')}`, 400, -32700],
    ['UTF-16', Buffer.from(inMe('{}'), 'utf16le'), 400, -32700],
    ['broken UTF-8', Buffer.from([0x22, 0xff, 0x22]), 400, -32700],
    ['an empty batch', '[]', 200, -32600],
    ['no version', '{"id":1,"method":"x"}', 200, -32600],
    ['params by position', inMe('[]'), 200, -32602],
    ['nine megabytes', `"${'a'.repeat(9_000_000)}"`, 413, 413],
  ];
  for (const [what, body, status, code] of cases) {
    const wire = await send(owner, body);
    expect([what, wire.status, wire.answer?.error?.code]).toEqual([what, status, code]);
    const stranger = await send(guest, body);
    const needsSession = Buffer.byteLength(body) > GUEST_BODY && status !== 413;
    const refused = needsSession ? [413, 401] : [status, code];
    expect([what, stranger.status, stranger.answer?.error?.code]).toEqual([what, ...refused]);
  }
  const batch = (count: number) =>
    JSON.stringify(Array.from({ length: count }, (_, id) => envelope(ME, {}, id)));
  expect((await send(guest, batch(21))).answer?.error?.code).toBe(-32600);
  expect((await send(guest, batch(20))).answer).toHaveLength(20);
  for (const method of ['__proto__', 'constructor.x', 'toString', 'PagesService.__proto__', '']) {
    expect([method, (await ask(owner, method)).error?.code]).toEqual([method, -32601]);
  }
  expect((await send(guest, JSON.stringify({ jsonrpc: '2.0', method: ME }))).status).toBe(204);
});

test('every method refuses unknown fields', async ({ owner, methods, changesNothing }) => {
  await changesNothing(async () => {
    for (const { name } of methods) {
      const { error } = await ask(owner, name, { is_owner: true });
      expect([name, error?.code]).toEqual([name, 400]);
      expect(Object.keys(error?.data.errors ?? {}), name).toContain('is_owner');
    }
    for (const field of ['role', 'is_system', 'created', 'revision', 'class_name']) {
      for (const name of ['PagesService.save', 'MenusService.save', 'StylesService.save']) {
        const { error } = await ask(owner, name, { item: { name: 'x', [field]: 1 } });
        expect([name, field, error?.code]).toEqual([name, field, 400]);
        expect(Object.keys(error?.data.errors ?? {})).toContain(field);
      }
    }
  });
});

test('no method fails on values of other types', async ({ owner, methods, changesNothing }) => {
  const hostile = [null, [], {}, '', -1, 0, 1.5, 2 ** 53, true, [[]], { a: { b: 1 } }];
  const refusals = [400, 401, 403, 404, 409, 429];
  await changesNothing(async () => {
    for (const value of hostile) {
      await signIn(owner);
      for (const { name, params, 'x-capability': capability } of methods) {
        if (params.length === 0) continue;
        const given = Object.fromEntries(params.map((param) => [param.name, value]));
        const { error } = await ask(owner, name, given);
        if (!capability.endsWith('.write')) continue;
        expect([name, value, refusals.includes(Number(error?.code))]).toEqual([name, value, true]);
      }
    }
  });
});

for (const id of ['1e99', '"1"', '-1', '0', '9007199254740993', '[1]', 'null', '1.5', '{}', 'true'])
  test(`every method refuses the id ${id}`, async ({ owner, methods }) => {
    const taking = methods.filter(
      ({ name, params }) =>
        /\.(get|duplicate)$/.test(name) && params.some((param) => param.name === 'id'),
    );
    expect(taking.length).toBeGreaterThan(5);
    for (const { name } of taking) {
      const body = `{"jsonrpc":"2.0","id":1,"method":"${name}","params":{"id":${id}}}`;
      const { answer } = await send(owner, body);
      expect([name, answer?.error?.code, answer?.error?.data.errors]).toEqual([
        name,
        400,
        { id: [expect.any(String)] },
      ]);
    }
  });
