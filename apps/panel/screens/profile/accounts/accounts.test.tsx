// @vitest-environment happy-dom
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AccessClaims } from '@plinth/contract';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import type { Answers } from '../../../testing/answer-calls.ts';
import { openPanel } from '../../../testing/open-panel.tsx';

// The environment really loads frames.
const server = createServer((_, response) => response.end()).listen(0, '127.0.0.1');
await once(server, 'listening');
afterAll(() => server.close());
const address = server.address();
const ORIGIN = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`;
const KEY = 'plinth_access_token_1';

const encode = (value: unknown): string => Buffer.from(JSON.stringify(value)).toString('base64url');
const now = () => Math.floor(Date.now() / 1000);
const tokenOf = (claims: object): string => `x.${encode(claims)}.x`;
const claims: AccessClaims = {
  ...({ iss: 'plinth-hub', aud: 'plinth', sub: 'p1', domain: 'harbor.example' } as const),
  exp: now() + 30 * 86_400,
};
const TOKEN = tokenOf(claims);
const license = { text: 'license', signature: 'signature' };

beforeEach(() => localStorage.clear());

const setToken = (access_token: string) => ({
  ...{ module: 'accounts', action: 'setToken' },
  body: { access_token },
});

const open = (answers: Answers = {}, hub_url = `${ORIGIN}/hub/`) =>
  openPanel(
    '/profile/',
    {
      'ProfileService.get': () => ({
        revision: 1,
        name: 'Ada',
        email: 'a@b.example',
        language: 'en_US',
      }),
      'ProfileService.getSessions': () => ({ items: [] }),
      'AccountsService.getLicense': () => ({ license }),
      'AccountsService.readToken': () => ({ claims }),
      ...answers,
    },
    { config: { hub_url, version: '3', theme: 'harbor' } },
  );

const frame = () => screen.queryByTitle<HTMLIFrameElement>('Plinth account');
const queryOf = (url: string | undefined) => Object.fromEntries(new URL(url ?? '').searchParams);
const decode = (text: string | undefined) =>
  JSON.parse(Buffer.from(text ?? '', 'base64url').toString());

type Sent = { readonly origin?: string; readonly source?: MessageEventSource | null };

/** Sends a message as the frame of the accounts, unless told otherwise. */
const send = (data: unknown, { origin = ORIGIN, source }: Sent = {}) =>
  act(async () => {
    const from = source === undefined ? (frame()?.contentWindow ?? null) : source;
    window.dispatchEvent(new MessageEvent('message', { data, origin, source: from }));
  });

const openDialog = async () => {
  const panel = await open();
  fireEvent.click(await screen.findByRole('button', { name: 'Connect' }));
  await waitFor(() => expect(frame()).not.toBe(null));
  return panel;
};

test('connects with a token of the accounts, and disconnects', async () => {
  await openDialog();
  const info = queryOf(frame()?.src);
  expect(frame()?.src).toContain(`${ORIGIN}/hub/accounts/product-info/?`);
  expect(info).toMatchObject({ app_id: 'plinth', language_locale: 'en_US', template_id: 'harbor' });
  const environment = { origin: location.origin, version: '3', license };
  expect(decode(info.environment)).toEqual(environment);

  const productInfo = {
    ...environment,
    origin: ORIGIN,
    product_id: 'p1',
    domain: 'harbor.example',
  };
  await send({ module: 'accounts', action: 'setProductInfo', body: { productInfo } });
  expect(frame()?.src).toContain(`${ORIGIN}/hub/accounts/auth/?`);
  const { request, ...auth } = queryOf(frame()?.src);
  expect(auth).toEqual({ app_id: 'plinth', lang: 'en', language_locale: 'en_US' });
  expect(decode(request)).toEqual(productInfo);

  await send(setToken(TOKEN));
  await screen.findByText(/^Connected as harbor\.example until /);
  expect(localStorage.getItem(KEY)).toBe(TOKEN);
  expect(frame()).toBe(null);
  fireEvent.click(screen.getByRole('button', { name: 'Disconnect' }));
  await screen.findByRole('button', { name: 'Connect' });
  expect(localStorage.getItem(KEY)).toBe(null);
});

describe('a message is ignored', () => {
  const port = ORIGIN.split(':').at(-1);
  test.each([
    ['of another origin', { origin: 'https://evil.example' }],
    ['of an opaque origin', { origin: 'null' }],
    ['of a subdomain', { origin: `http://a.127.0.0.1.nip.example:${port}` }],
    ['of another scheme', { origin: ORIGIN.replace('http', 'https') }],
    ['of the panel itself', { origin: location.origin, source: window as MessageEventSource }],
    ['of the right origin, but another window', { source: window as MessageEventSource }],
    ['without a window', { source: null }],
  ])('%s', async (_, sender) => {
    await openDialog();
    await send(setToken(TOKEN), sender);
    expect(localStorage.getItem(KEY)).toBe(null);
    expect(frame()).not.toBe(null);
  });

  test.each([
    ['of another module', { ...setToken(TOKEN), module: 'other' }],
    ['with another action', { ...setToken(TOKEN), action: 'signIn' }],
    ['with 1 MB', setToken('x'.repeat(1_000_000))],
    ['null', null],
  ])('%s', async (_, message) => {
    await openDialog();
    await send(message);
    expect(localStorage.getItem(KEY)).toBe(null);
    expect(frame()).not.toBe(null);
  });
});

const { exp: _, ...endless } = claims;
const UNUSABLE: readonly (readonly [string, string])[] = [
  ['without an end', tokenOf(endless)],
  ['that ended', tokenOf({ ...claims, exp: now() - 1 })],
  ['that ends within 6 hours', tokenOf({ ...claims, exp: now() + 21_500 })],
  ['for another app', tokenOf({ ...claims, aud: 'other' })],
  ['that isn’t JSON', 'x.%%%.x'],
  ['in one part', 'token'],
];

test.each(UNUSABLE)('a token %s isn’t stored', async (_name, token) => {
  await openDialog();
  await send(setToken(token));
  await screen.findByText(/sent a token that isn’t valid/);
  expect(localStorage.getItem(KEY)).toBe(null);
});

test.each(UNUSABLE)('a stored token %s is dropped', async (_name, token) => {
  localStorage.setItem(KEY, token);
  const { paramsOf } = await open();
  await screen.findByRole('button', { name: 'Connect' });
  expect(localStorage.getItem(KEY)).toBe(null);
  expect(paramsOf('AccountsService.readToken')).toEqual([]);
});

test('a token that the hub didn’t sign is dropped', async () => {
  localStorage.setItem(KEY, TOKEN);
  await open({ 'AccountsService.readToken': () => ({ claims: null }) });
  await screen.findByRole('button', { name: 'Connect' });
  expect(localStorage.getItem(KEY)).toBe(null);
});

test('a site with the built-in hub has no accounts', async () => {
  await open({}, '/hub/');
  await screen.findByTestId('profile-form');
  expect(screen.queryByTestId('accounts')).toBe(null);
});
