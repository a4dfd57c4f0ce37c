import { expect, test } from 'vitest';
import { call, createCaller, type TestResponse } from '../testing/rpc-calls.ts';
import { OWNER, testServer } from '../testing/server.ts';

/** Internals that responses must never contain: stacks, paths, queries. */
const INTERNALS = /\bat [\w.<>]+ \(|node_modules|\.mjs:\d|SQLITE|select .+ from/i;

type Method = {
  readonly name: string;
  readonly params: readonly { readonly name: string }[];
  readonly 'x-capability': string;
};

const server = await testServer('sqlite');
const owner = await server.owner();
const ask = createCaller(owner);

async function send(method: string, params: unknown): Promise<TestResponse> {
  const { status, response } = await ask(call(method, params));
  const code = Number(response.error?.code);
  expect([method, params, status >= 500, code >= 500]).toEqual([method, params, false, false]);
  expect(JSON.stringify(response.error ?? {})).not.toMatch(INTERNALS);
  return response;
}

const discovered = (await send('rpc.discover', {})).result as { methods: Method[] };
/** All methods available to the owner, as the server lists them. */
const { methods } = discovered;

/** Names refused calls, so it grows with each. */
const LOG = 'AuditService.getList';

/** All that the owner can read: lists, page designs, settings, and profile. */
async function everythingStored(): Promise<unknown> {
  const lists = methods
    .map(({ name }) => name)
    .filter((name) => name.endsWith('.getList') && name !== LOG);
  const groups = ['general', 'mail', 'code_injection', 'features'] as const;
  const { client } = owner;
  const { items } = await client.PagesService.getTree();
  return {
    lists: await Promise.all(lists.map((name) => send(name, {}))),
    designs: await Promise.all(items.map(({ id }) => client.PagesService.getDesign({ id }))),
    settings: await Promise.all(groups.map((group) => client.SettingsService.get({ group }))),
    profile: await client.ProfileService.get(),
  };
}

async function expectNoChange(work: () => Promise<void>): Promise<void> {
  const before = await everythingStored();
  await work();
  expect(await everythingStored()).toEqual(before);
}

test('a guest finds exactly the guest methods', async () => {
  const { response } = await createCaller(server.browser())(call('rpc.discover'));
  const found = (response.result as { methods: Method[] }).methods.map(({ name }) => name);
  const forGuests = methods.filter((method) => method['x-capability'].startsWith('guest'));
  expect(found).toEqual(forGuests.map(({ name }) => name));
  expect(methods.length).toBeGreaterThan(60);
});

test('every method rejects unknown fields', async () => {
  await expectNoChange(async () => {
    for (const { name } of methods) {
      const { error } = await send(name, { is_owner: true });
      expect([name, error?.code]).toEqual([name, 400]);
      expect(Object.keys(error?.data.errors ?? {}), name).toContain('is_owner');
    }
    for (const field of ['role', 'is_system', 'created', 'revision', 'class_name'])
      for (const name of ['PagesService.save', 'MenusService.save', 'StylesService.save']) {
        const { error } = await send(name, { item: { name: 'x', [field]: 1 } });
        expect([name, field, error?.code]).toEqual([name, field, 400]);
        expect(Object.keys(error?.data.errors ?? {})).toContain(field);
      }
  });
});

const REFUSALS = [400, 401, 403, 404, 409, 429];
const HOSTILE = [null, [], {}, '', -1, 0, 1.5, 2 ** 53, true, [[]], { a: { b: 1 } }];

test.each(HOSTILE.map((value) => ({ value })))(
  'no method crashes on $value for every parameter, or stores it',
  async ({ value }) => {
    // A new session has a rate limit of its own.
    await owner.client.AuthService.login({ ...OWNER, remember: false });
    await expectNoChange(async () => {
      for (const { name, params, 'x-capability': capability } of methods) {
        if (params.length === 0) continue;
        const given = Object.fromEntries(params.map((param) => [param.name, value]));
        const { error } = await send(name, given);
        if (!capability.endsWith('.write')) continue;
        expect([name, REFUSALS.includes(Number(error?.code))]).toEqual([name, true]);
      }
    });
  },
);

const BAD_IDS = ['1e99', '"1"', '-1', '0', '9007199254740993', '[1]', 'null', '1.5', '{}', 'true'];

test.each(BAD_IDS)('every method that reads or duplicates by id rejects the id %s', async (id) => {
  const taking = methods.filter(
    ({ name, params }) =>
      /\.(get|duplicate)$/.test(name) && params.some((param) => param.name === 'id'),
  );
  expect(taking.length).toBeGreaterThan(5);
  for (const { name } of taking) {
    const { response } = await ask(
      `{"jsonrpc":"2.0","id":1,"method":"${name}","params":{"id":${id}}}`,
    );
    expect([name, response.error?.code, response.error?.data.errors]).toEqual([
      name,
      400,
      { id: [expect.any(String)] },
    ]);
  }
});
