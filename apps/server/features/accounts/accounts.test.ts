import { createHmac } from 'node:crypto';
import { type AccessClaims, type AccountsMessage, accountsMessage } from '@plinth/contract';
import { describe, expect, test } from 'vitest';
import { issueToken } from '../../security/access-token.ts';
import { deriveHubKeys } from '../../security/hub-keys.ts';
import { testHub } from '../../testing/hub.ts';
import { testServer } from '../../testing/server.ts';

const PANEL = 'http://site.example';
const encode = (value: unknown): string => Buffer.from(JSON.stringify(value)).toString('base64url');

/** The text of an attribute. */
const attribute = (html: string, name: string): string =>
  (new RegExp(`${name}="([^"]*)"`).exec(html)?.[1] ?? '')
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&');

describe('accounts', async () => {
  const secret = Buffer.alloc(32, 7);
  let ahead = 0;
  const hub = await testHub(() => Date.now() + ahead);
  const site = await testServer('sqlite', { environment: { PLINTH_HUB: hub.address } });
  const { client } = await site.owner();
  const { license } = await client.AccountsService.getLicense();
  if (!license) throw new Error('The site has no license.');
  const environment = { origin: PANEL, version: '1', license };

  const get = async (path: string, query: Record<string, string>) => {
    const values = { app_id: 'plinth', language_locale: 'en_US', ...query };
    const response = await fetch(`${hub.url}accounts/${path}/?${new URLSearchParams(values)}`);
    return { status: response.status, headers: response.headers, html: await response.text() };
  };
  const messageOf = (html: string): AccountsMessage =>
    accountsMessage.parse(JSON.parse(attribute(html, 'data-message')));
  const token = async (): Promise<string> => {
    const info = messageOf((await get('product-info', { environment: encode(environment) })).html);
    if (info.action !== 'setProductInfo') throw new Error('no product info');
    const { html } = await get('auth', { lang: 'en', request: encode(info.body.productInfo) });
    const message = messageOf(html);
    if (message.action !== 'setToken') throw new Error('no token');
    return message.body.access_token;
  };
  const claimsOf = async (text: string) =>
    (await client.AccountsService.readToken({ token: text })).claims;

  test('the hub gives a licensed site a token, which the site recognizes', async () => {
    const claims = await claimsOf(await token());
    const { product_id } = await client.ActivationService.getInfo();
    expect(claims).toMatchObject({ sub: product_id, domain: 'site.example', aud: 'plinth' });
  });

  test('a page of the accounts runs its own script only, and only the site frames it', async () => {
    const { html, headers } = await get('product-info', { environment: encode(environment) });
    const policy = headers.get('content-security-policy') ?? '';
    const nonce = attribute(html, 'nonce');
    expect(nonce).not.toBe('');
    expect(policy).toContain(`default-src 'none'; `);
    expect(policy).toContain(`script-src 'nonce-${nonce}'; frame-ancestors ${PANEL}`);
    expect(attribute(html, 'data-origin')).toBe(PANEL);
  });

  test.each([
    ['another domain', { ...environment, origin: 'https://evil.example' }],
    ['a subdomain', { ...environment, origin: 'http://a.site.example' }],
    ['no origin', { ...environment, origin: 'null' }],
    ['a script', { ...environment, origin: 'javascript://site.example/%0aalert(1)' }],
    ['a changed license', { ...environment, license: { ...license, text: `${license.text} ` } }],
    ['no license', { origin: PANEL, version: '1' }],
    ['null', null],
  ])('%s gets neither product info nor a token', async (_, given) => {
    const info = await get('product-info', { environment: encode(given) });
    const request = encode({ ...given, product_id: 'x', domain: 'site.example' });
    const auth = await get('auth', { request });
    for (const { status, html } of [info, auth]) {
      expect(status).toBe(403);
      expect(html).toContain('Can’t connect');
      expect(html).not.toContain('<script');
    }
  });

  test('nonsense in place of a request is refused', async () => {
    expect((await get('auth', { request: '%%%' })).status).toBe(403);
    const request = encode({ ...environment, product_id: 'x', domain: 'site.example' });
    expect((await get('auth', { request, app_id: 'other' })).status).toBe(403);
    expect((await get('product-info', { environment: '' })).status).toBe(403);
  });

  test('a lapsed license gets no token', async () => {
    const query = { environment: encode(environment) };
    expect((await get('product-info', query)).status).toBe(200);
    ahead = 400 * 24 * 60 * 60_000;
    expect((await get('product-info', query)).status).toBe(403);
    ahead = 0;
  });

  describe('a forged or outdated token is dropped', async () => {
    const other = deriveHubKeys(secret);
    const good = await token();
    const [header = '', payload = ''] = good.split('.');
    const claims: AccessClaims = JSON.parse(Buffer.from(payload, 'base64url').toString());
    const { exp: _, ...endless } = claims;
    const none = encode({ alg: 'none', typ: 'JWT' });
    const hs256 = `${encode({ alg: 'HS256', typ: 'JWT' })}.${payload}`;
    const hmac = createHmac('sha256', hub.key).update(hs256).digest('base64url');
    const changed = encode({ ...claims, exp: claims.exp + 1 });

    test.each([
      ['alg none', `${none}.${payload}.`],
      ['HS256 with the public key', `${hs256}.${hmac}`],
      ['changed claims', good.replace(payload, changed)],
      ['another hub', issueToken(other, claims)],
      ['without a signature', `${header}.${payload}.`],
      ['two parts', `${header}.${payload}`],
      ['four parts', `${good}.x`],
      ['empty', ''],
    ])('%s', async (_name, text) => expect(await claimsOf(text)).toBe(null));

    test('1 MB', async () => {
      const call = client.AccountsService.readToken({ token: 'x'.repeat(1_000_000) });
      await expect(call).rejects.toMatchObject({
        data: { errors: { token: expect.anything() } },
      });
    });

    const ownKey = async () => {
      const own = await testServer('sqlite', {
        environment: { PLINTH_HUB: hub.address, PLINTH_HUB_KEY: other.text },
      });
      const { client: owner } = await own.owner();
      const { product_id } = await owner.ActivationService.getInfo();
      return async (more: object) => {
        const made = { ...endless, sub: product_id, ...more } as AccessClaims;
        const answer = await owner.AccountsService.readToken({ token: issueToken(other, made) });
        return answer.claims !== null;
      };
    };

    test('expired, no exp, another audience, issuer, or site', async () => {
      const isTaken = await ownKey();
      const now = Math.floor(Date.now() / 1000);
      const exp = now + 30_000;
      expect(await isTaken({ exp })).toBe(true);
      expect(await isTaken({ exp: now - 1 })).toBe(false);
      expect(await isTaken({ exp: now + 21_500 })).toBe(false);
      expect(await isTaken({})).toBe(false);
      expect(await isTaken({ exp, aud: 'other' })).toBe(false);
      expect(await isTaken({ exp, iss: 'other' })).toBe(false);
      expect(await isTaken({ exp, sub: 'other' })).toBe(false);
      expect(await isTaken({ exp, domain: 'other.example' })).toBe(false);
    });
  });

  test('a token doesn’t sign in', async () => {
    const response = await fetch(new URL('/rpc', site.url), {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'x-requested-with': 'XMLHttpRequest',
        authorization: `Bearer ${await token()}`,
      },
      body: JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'ProfileService.get', params: {} }),
    });
    expect(await response.json()).toMatchObject({ error: { code: 401 } });
  });
});
