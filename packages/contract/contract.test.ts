import { expect, expectTypeOf, test } from 'vitest';
import {
  createClient,
  defineService,
  done,
  noParams,
  openRpc,
  RpcError,
  saveParams,
  services,
} from './index.ts';
import { type PageRecord, pageFields } from './records/page.ts';
import { SETTINGS } from './settings/registry.gen.ts';

test('validates all fields of a new record, but only the given fields of a change', () => {
  const schema = saveParams(pageFields);
  const create = schema.safeParse({ item: {} });
  expect(create.error?.issues.map((issue) => issue.path.join('.'))).toEqual(['item.name']);
  expect(schema.parse({ item: { id: 3, layout: 'footer' }, revision: 2 })).toEqual({
    item: { id: 3, layout: 'footer' },
    revision: 2,
  });
});

test('rejects a change without a revision', () => {
  const { error } = saveParams(pageFields).safeParse({ item: { id: 3, name: 'A' } });
  expect(error?.issues.map((issue) => [issue.path.join('.'), issue.message])).toEqual([
    ['revision', 'isEmpty'],
  ]);
});

test("rejects fields that clients can't set instead of ignoring them", () => {
  const item = { name: 'A', is_home: true, created: '2026-01-01T00:00:00.000Z' };
  const { error } = saveParams(pageFields).safeParse({ item });
  expect(error?.issues[0]).toMatchObject({
    code: 'unrecognized_keys',
    keys: ['is_home', 'created'],
    path: ['item'],
  });
});

test('the client sends Service.method with its params and infers types from the schemas', async () => {
  const calls: unknown[] = [];
  const client = createClient(async (call) => {
    calls.push(call);
    return true;
  });
  await client.AuthService.logout();
  await client.PagesService.get({ id: 7 });
  expect(calls).toEqual([
    { method: 'AuthService.logout', params: {}, file: undefined },
    { method: 'PagesService.get', params: { id: 7 }, file: undefined },
  ]);
  expectTypeOf(client.PagesService.save).returns.resolves.toEqualTypeOf<PageRecord>();
  expectTypeOf(client.PagesService.save).parameter(0).toMatchObjectType<{ revision?: number }>();
});

test('the OpenRPC document lists permitted methods with both schemas', () => {
  const guest = openRpc(services, (method) => method.capability === 'guest');
  expect(guest.methods.map((method) => method.name)).toContain('AuthService.login');
  expect(guest.methods.map((method) => method.name)).not.toContain('PagesService.save');
  const all = openRpc(services, () => true);
  const save = all.methods.find((method) => method.name === 'PagesService.saveDesign');
  expect(save?.params.map((param) => [param.name, param.required])).toEqual([
    ['id', true],
    ['sections', true],
    ['revision', true],
    ['revisions', false],
    ['design', false],
  ]);
  expect(JSON.stringify(all)).toContain('full_url');
});

test('who saves a group of settings with secrets enters the password again', () => {
  const unprotected = SETTINGS.filter(({ secrets, stepUp }) => secrets.length > 0 && !stepUp);
  // Has the password of the site for visitors, none for another service.
  expect(unprotected.map(({ name }) => name)).toEqual(['general']);
});

test('errors survive serialization', () => {
  const sent = new RpcError('CONFLICT', { revision: 4 });
  const received = RpcError.from(JSON.parse(JSON.stringify(sent)));
  expect(received).toBeInstanceOf(RpcError);
  expect(received).toMatchObject({ code: 409, type: 'CONFLICT', data: { revision: 4 } });
  expect(new RpcError('TIME_IS_FAKED').code).toBe('TIME_IS_FAKED');
});

test("guest methods without a limit per IP address don't compile", () => {
  defineService({
    // @ts-expect-error a guest method needs a limit
    open: { capability: 'guest', params: noParams, result: done },
  });
  const limit = { calls: 10, minutes: 1, per: 'session' } as const;
  defineService({
    // @ts-expect-error guests have no session to count calls for
    counted: { capability: 'guest.write', params: noParams, result: done, limit },
  });
  const methods = Object.values(services).flatMap((service) => Object.values(service));
  const open = methods.filter(({ capability }) => capability.startsWith('guest'));
  expect(open.length).toBeGreaterThan(8);
  expect(open.filter((method) => method.limit?.per !== 'ip')).toEqual([]);
});
