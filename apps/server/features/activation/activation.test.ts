import type { RequestListener } from 'node:http';
import type { License } from '@plinth/contract';
import { describe, expect, test, vi } from 'vitest';
import { deriveHubKeys, signText } from '../../security/hub-keys.ts';
import { encrypt, open } from '../../security/sealing.ts';
import { systemActor } from '../../storage/database/actor.ts';
import { createHubStore } from '../../storage/database/hub-store.ts';
import { hubFile, openDataFolder } from '../../storage/folders/data-folder.ts';
import { type TestHub, testHub } from '../../testing/hub.ts';
import { OWNER, type TestServer, testServer } from '../../testing/server.ts';
import { createSink } from '../../testing/sink.ts';
import { ADDRESS_CHECK_JOB } from './check-address.ts';
import { hubUrl } from './hub-link.ts';

const DAY = 24 * 60 * 60_000;

/** What signing in with the right password says. */
const signIn = async (server: TestServer): Promise<string> => {
  const { client } = server.browser();
  return client.AuthService.login(OWNER).then(
    () => 'signed in',
    ({ code }) => code,
  );
};

const moveTo = async (server: TestServer, address: string) => {
  const { client } = await server.owner();
  await client.SettingsService.save({ group: 'general', values: { address } });
};

/** Fails to sign in, and selects Activate. Resolves to the error of the activation, if any. */
const activate = async (server: TestServer) => {
  const { client } = server.browser();
  await client.AuthService.login(OWNER).catch(() => undefined);
  return client.ActivationService.activate().then(
    ({ state }) => state,
    ({ code }) => code,
  );
};

const siteOf = (hub: { readonly address: string }, environment: Record<string, string> = {}) =>
  testServer('sqlite', { environment: { PLINTH_HUB: hub.address, ...environment } });

describe('a site with a hub on another server', () => {
  test('is activated during setup, with the address that the hub saw', async () => {
    const site = await siteOf(await testHub());
    expect(await site.browser().client.ActivationService.getInfo()).toMatchObject({
      state: 'active',
      ip: '127.0.0.1',
      is_ip_private: true,
      domain: 'site.example',
      code: null,
    });
  });

  test('asks to be activated again after a move', async () => {
    const hub = await testHub();
    const site = await siteOf(hub);
    await moveTo(site, 'http://elsewhere.example');
    expect(await signIn(site)).toBe('PRODUCT_IS_NOT_ACTIVATED');
    expect(await activate(site)).toBe('AUTHORIZATION_FAILED');
    expect(await signIn(site)).toBe('AUTHORIZATION_FAILED');
    const { product_id } = await site.browser().client.ActivationService.getInfo();
    expect(await hub.release(product_id)).toBe(true);
    expect(await activate(site)).toBe('active');
    expect(await signIn(site)).toBe('signed in');
  });

  test('stays online and usable once its license has lapsed', async () => {
    const time = { now: Date.now() };
    const { address } = await testHub(() => time.now);
    const site = await testServer('sqlite', {
      clock: () => time.now,
      environment: { PLINTH_HUB: address },
    });
    time.now += 400 * DAY;
    expect((await site.browser().fetch('/')).status).toBe(200);
    expect(await (await site.browser().fetch('/')).text()).not.toMatch(/license|activat/i);
    const { client } = await site.owner();
    expect((await client.ActivationService.getInfo()).state).toBe('lapsed');
    expect((await client.SystemService.getConfig()).activation).toBe('lapsed');
    expect((await site.browser().client.SystemService.getConfig()).activation).toBeNull();
    expect(await client.ActivationService.activate()).toEqual({ state: 'active' });
  });

  test('does not sign in while its clock is years behind, and recovers', async () => {
    const time = { offset: 0 };
    const { address } = await testHub();
    const site = await testServer('sqlite', {
      clock: () => Date.now() + time.offset,
      environment: { PLINTH_HUB: address },
    });
    time.offset = -2 * 365 * DAY;
    expect(await signIn(site)).toBe('TIME_IS_FAKED');
    expect(await activate(site)).toBe('TIME_IS_FAKED');
    time.offset = 0;
    expect(await signIn(site)).toBe('signed in');
    time.offset = 2 * 365 * DAY;
    const { client } = await site.owner();
    await expect(client.ActivationService.activate()).rejects.toMatchObject({
      code: 'TIME_IS_FAKED',
    });
    expect((await site.browser().fetch('/')).status).toBe(200);
  });

  test('refuses a license that was changed in the database', async () => {
    const site = await siteOf(await testHub());
    const { store } = site.context;
    const { value } = await store.read
      .selectFrom('fact')
      .select('value')
      .where('name', '=', 'license')
      .executeTakeFirstOrThrow();
    await store.writer
      .updateTable('fact')
      .set({ value: value.replace('127.0.0.1', '127.0.0.2') })
      .where('name', '=', 'license')
      .execute();
    expect(await signIn(site)).toBe('AUTHORIZATION_FAILED');
    expect(await activate(site)).toBe('active');
  });

  test('keeps the key of its hub', async () => {
    const hub = await testHub();
    const site = await siteOf(hub, { PLINTH_HUB_KEY: (await testHub()).key });
    expect(await activate(site)).toBe('ERROR_IN_RESPONSE');
  });
});

const keys = deriveHubKeys(Buffer.alloc(32, 7));

/** Answers requests for licenses in its own way. */
const answers =
  (answer: (source: string) => unknown): RequestListener =>
  (request, response) => {
    if (request.method === 'GET') return response.end(JSON.stringify({ key: keys.text }));
    let body = '';
    request.on('data', (chunk) => {
      body += chunk;
    });
    return request.on('end', () => {
      const answered = answer(JSON.parse(body).source);
      response.end(typeof answered === 'string' ? answered : JSON.stringify(answered));
    });
  };

const sealedFor = (source: string, text: string, answerKey?: Buffer) => ({
  answer: encrypt(text, answerKey ?? open(source, keys.sealing)?.answerKey ?? Buffer.alloc(32)),
});

const licensed = (source: string, changed: Partial<License>, signer = keys) => {
  const { product_id, domain } = JSON.parse(open(source, keys.sealing)?.text ?? '{}');
  const own = { product_id, domain, ip: '127.0.0.1', issued: Date.now(), not_after: null };
  return sealedFor(
    source,
    JSON.stringify(signText(signer, JSON.stringify({ ...own, ...changed }))),
  );
};

const stranger = deriveHubKeys(Buffer.alloc(32, 8));
const zeros = Buffer.alloc(32).toString('base64url');

describe('a hub that answers', async () => {
  let respond: RequestListener = (_, response) => response.destroy();
  const { host, hits } = await createSink((request, response) => respond(request, response));
  const site = await siteOf({ address: `http://${host}` });

  test.each<[string, string, RequestListener]>([
    ['by hanging up', 'NETWORK', (_, response) => response.destroy()],
    ['with a failure', 'NETWORK', (_, response) => response.writeHead(502).end('{}')],
    [
      'with a redirect',
      'NETWORK',
      (_, response) => response.writeHead(302, { location: '/moved' }).end(),
    ],
    [
      'with a key that can’t encrypt',
      'COULDNOT_ENCRYPT_SOURCE',
      (_, response) => response.end(JSON.stringify({ key: `${zeros}.${zeros}` })),
    ],
    ['as it should', 'active', answers((source) => licensed(source, {}))],
    ['with nonsense', 'WRONG_RESPONSE_FORMAT', answers(() => '<html>Hello</html>')],
    ['10 MB', 'WRONG_RESPONSE_FORMAT', answers(() => ({ answer: 'x'.repeat(10_000_000) }))],
    ['an error', 'ERROR_IN_RESPONSE', answers(() => ({ error: 'OUT_OF_ORDER' }))],
    ['a refusal', 'AUTHORIZATION_FAILED', answers(() => ({ error: 'AUTHORIZATION_FAILED' }))],
    ['no license', 'REPSONSE_PARSE_ERROR', answers((source) => sealedFor(source, 'license'))],
    [
      'with another encryption',
      'UNABLE_DECRYPT_REPSONSE',
      answers((source) => sealedFor(source, '{}', Buffer.alloc(32))),
    ],
    [
      'with a license signed by another key',
      'UNABLE_DECRYPT_REPSONSE',
      answers((source) => licensed(source, {}, stranger)),
    ],
    [
      'with another site’s license',
      'AUTHORIZATION_FAILED',
      answers((source) => licensed(source, { domain: 'other.example' })),
    ],
    [
      'with another product’s license',
      'AUTHORIZATION_FAILED',
      answers((source) => licensed(source, { product_id: 'other' })),
    ],
    [
      'with a license of another day',
      'TIME_IS_FAKED',
      answers((source) => licensed(source, { issued: Date.now() - 3 * DAY })),
    ],
  ])('%s: %s', async (_, expected, listener) => {
    respond = listener;
    const { client } = await site.owner();
    const result = await client.ActivationService.activate().then(
      ({ state }) => state,
      ({ data }) => data.errors.error[0],
    );
    await site.context.limits.clear('ActivationService.activate 127.0.0.1');
    expect(result).toBe(expected);
    expect((await site.browser().fetch('/')).status).toBe(200);
    expect(hits).not.toContain('/moved');
  });
});

/** Changes the license of a site as its hub would have signed it. Resolves to the license. */
async function relicense({ context }: TestServer, hub: TestHub, changed: Partial<License>) {
  const own = deriveHubKeys(openDataFolder(hub.folder).secretKey() ?? Buffer.alloc(32));
  const { license } = await context.activation.readProof();
  const next: License = { ...JSON.parse(license?.text ?? '{}'), ...changed };
  await context.store.writer
    .updateTable('fact')
    .set({ value: JSON.stringify(signText(own, JSON.stringify(next))) })
    .where('name', '=', 'license')
    .execute();
  return next;
}

/** A site whose address was checked after the start, and will be the next day. */
async function checkedSite(hub: TestHub): Promise<TestServer> {
  const site = await siteOf(hub);
  const tomorrow = Date.now() + DAY;
  const isChecked = async () => {
    const job = await site.context.store.read
      .selectFrom('job')
      .select('due')
      .where('kind', '=', ADDRESS_CHECK_JOB)
      .where('state', '=', 'waiting')
      .executeTakeFirst();
    expect(job?.due).toBeGreaterThan(tomorrow - DAY / 2);
    expect(job?.due).toBeLessThan(tomorrow + DAY / 2);
  };
  await vi.waitFor(isChecked, 10_000);
  return site;
}

describe('a site whose address has changed', () => {
  const ELSEWHERE = '192.0.2.1';
  const actor = systemActor('test');

  test('gets a license for it at the next check', async () => {
    const hub = await testHub();
    const site = await checkedSite(hub);
    const { store, activation } = site.context;
    await relicense(site, hub, { ip: ELSEWHERE });
    expect((await activation.read()).ip).toBe(ELSEWHERE);
    await store.writer
      .updateTable('job')
      .set({ due: 0 })
      .where('kind', '=', ADDRESS_CHECK_JOB)
      .execute();
    await vi.waitFor(
      async () =>
        expect(await activation.read()).toMatchObject({ state: 'active', ip: '127.0.0.1' }),
      10_000,
    );
  });

  test('keeps its license while the address is the same', async () => {
    const hub = await testHub();
    const site = await checkedSite(hub);
    const { issued } = await relicense(site, hub, { issued: 1000 });
    await site.context.activation.confirmAddress(actor);
    const { license } = await site.context.activation.readProof();
    expect(JSON.parse(license?.text ?? '{}').issued).toBe(issued);
  });

  test('keeps its license while the hub is away', async () => {
    const hub = await testHub();
    const site = await checkedSite(hub);
    await relicense(site, hub, { ip: ELSEWHERE });
    await hub.close();
    await site.context.activation.confirmAddress(actor);
    expect(await site.context.activation.read()).toMatchObject({ state: 'active', ip: ELSEWHERE });
    expect(await signIn(site)).toBe('signed in');
  });

  test('asks to be activated once the hub refuses, and stays online', async () => {
    const hub = await testHub();
    const site = await checkedSite(hub);
    const { not_after: _, ...license } = await relicense(site, hub, { ip: ELSEWHERE });
    const hubStore = createHubStore(hubFile(openDataFolder(hub.folder)));
    await hubStore.releaseLicense(license.product_id);
    await hubStore.claimLicense({ ...license, domain: 'copy.example' });
    await site.context.activation.confirmAddress(actor);
    expect(await signIn(site)).toBe('AUTHORIZATION_FAILED');
    expect((await site.browser().fetch('/')).status).toBe(200);
    await hubStore.releaseLicense(license.product_id);
    await hubStore.close();
    expect(await activate(site)).toBe('active');
    expect(await signIn(site)).toBe('signed in');
  });
});

test('a new site waits 30 days for a hub that can’t be reached, then asks for activation', async () => {
  const time = { now: Date.now() };
  const site = await testServer('sqlite', {
    clock: () => time.now,
    environment: { PLINTH_HUB: 'http://127.0.0.1:9' },
  });
  const { client } = await site.owner();
  expect(await client.ActivationService.getInfo()).toMatchObject({
    state: 'waiting',
    code: 'NETWORK',
  });
  const values = { site_name: 'Saved' };
  await client.SettingsService.save({ group: 'general', values });
  expect((await client.SystemService.getConfig()).site_name).toBe('Saved');
  time.now += 31 * DAY;
  expect(await signIn(site)).toBe('NETWORK');
  expect((await site.browser().fetch('/')).status).toBe(200);
});

test('a site that changes to a hub that can’t be reached waits for it, too', async () => {
  const site = await testServer('sqlite', { environment: { PLINTH_HUB: 'http://127.0.0.1:9' } });
  const { context } = site;
  const stored = { url: '/hub/', key: 'of.another' };
  await context.store.writer
    .insertInto('fact')
    .values([
      { name: 'license', value: JSON.stringify({ text: '{}', signature: 'by another' }) },
      { name: 'license_key', value: JSON.stringify(stored) },
    ])
    .execute();
  await context.store.writer.deleteFrom('fact').where('name', '=', 'activation_failure').execute();
  await context.activation.begin(systemActor('start'));
  expect(await context.activation.read()).toMatchObject({ state: 'waiting', code: 'NETWORK' });
  expect(await signIn(site)).toBe('signed in');
});

test.each(['https://hub.example', 'https://hub.example/', 'https://hub.example/hub/'])(
  'the hub at %s is found under /hub/',
  (address) => expect(hubUrl(address)).toBe('https://hub.example/hub/'),
);

describe('the hub within a site', async () => {
  const site = await testServer('sqlite');

  test('activates that site only', async () => {
    const other = await siteOf({ address: site.url });
    expect(await activate(other)).toBe('AUTHORIZATION_FAILED');
  });

  test.each([
    ['not JSON', '{', 400],
    ['without a source', '{}', 400],
    ['a source that isn’t sealed', '{"source":"x"}', 403],
    ['300 KB', JSON.stringify({ source: 'x'.repeat(300_000) }), 413],
  ])('refuses a request that is %s', async (_, body, status) => {
    const response = await site.browser().fetch('/hub/activation/', {
      method: 'POST',
      body,
      headers: { 'content-type': 'application/json' },
    });
    expect(response.status).toBe(status);
  });

  test('answers 20 requests per minute and address', async () => {
    const ask = async () => {
      const init = { method: 'POST', body: '{}', headers: { 'content-type': 'application/json' } };
      return (await site.browser().fetch('/hub/activation/', init)).status;
    };
    const statuses: number[] = [];
    for (let call = 0; call < 25; call++) statuses.push(await ask());
    expect(statuses[0]).toBe(400);
    expect(statuses.at(-1)).toBe(429);
  });
});
