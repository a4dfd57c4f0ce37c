// @vitest-environment happy-dom
import { ACTIVATION_ERRORS, RpcError, type RpcErrorType } from '@plinth/contract';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, onTestFinished, test, vi } from 'vitest';
import * as session from '../../session/enter.ts';
import { storeSignIn } from '../../session/stored-sign-in.ts';
import type { Answers } from '../../testing/answer-calls.ts';
import { useFakeTimers } from '../../testing/fake-timers.ts';
import { openPanel } from '../../testing/open-panel.tsx';
// Loads it before time is measured.
import './screen.tsx';

const HELP = '/hub/help/activation/';

const INACTIVE = 'Plinth isn’t activated for this URL. Select Activate.';
const UNREACHABLE =
  'Can’t reach the activation server. Check your server’s internet connection and try again.';
const WRONG_TIME = 'The server’s clock is incorrect. Set it and try again.';

const MESSAGES: { readonly [C in (typeof ACTIVATION_ERRORS)[number]]: string } = {
  COULDNOT_ENCRYPT_SOURCE: INACTIVE,
  NETWORK: UNREACHABLE,
  WRONG_RESPONSE_FORMAT: UNREACHABLE,
  ERROR_IN_RESPONSE: UNREACHABLE,
  REPSONSE_PARSE_ERROR: UNREACHABLE,
  UNABLE_DECRYPT_REPSONSE: UNREACHABLE,
  TIME_IS_FAKED: WRONG_TIME,
  AUTHORIZATION_FAILED: INACTIVE,
  PRODUCT_IS_NOT_ACTIVATED: INACTIVE,
};

const INFO = {
  ip: '203.0.113.7',
  is_ip_private: false,
  domain: 'harbor.example',
  product_id: 'p-1234',
  state: 'inactive',
  code: null,
};

/** Refuses like the server. */
const refuse = (type: RpcErrorType) => () => {
  throw new RpcError(type, { errors: { error: [type], info: [] } });
};

/** Fails to sign in with a code. */
async function signIn(code: RpcErrorType, answers: Answers = {}) {
  onTestFinished(() => storeSignIn(null));
  const panel = await openPanel(
    '/auth/login/',
    {
      'AuthService.login': refuse(code),
      'ActivationService.getInfo': () => INFO,
      ...answers,
    },
    { isGuest: true },
  );
  await screen.findByTestId('login-form');
  const fill = (label: string, value: string) =>
    fireEvent.change(screen.getByLabelText(label), { target: { value } });
  fill('Email', 'ada@harbor.example');
  fill('Password', 'correct horse');
  fireEvent.submit(screen.getByTestId('login-form'));
  return panel;
}

/** Lets time pass until `time`, in steps, so that a toast that closes can also disappear. */
async function waitUntil(time: number) {
  while (Date.now() < time) {
    const ms = Math.min(500, time - Date.now());
    await act(async () => vi.advanceTimersByTime(ms));
  }
}

/** Checks that a toast that was shown between these times stays for 10 s. */
async function expectTenSeconds(toast: HTMLElement, from: number, to: number) {
  await waitUntil(from + 9500);
  expect(toast.isConnected).toBe(true);
  await waitUntil(to + 11_000);
  expect(toast.isConnected).toBe(false);
}

const activateButton = () => screen.findByRole('button', { name: 'Activate' });

test.each(ACTIVATION_ERRORS)(
  '%s at sign-in leads to activation, and shows why for 10 s',
  async (code) => {
    useFakeTimers({ shouldAdvanceTime: true });
    const before = Date.now();
    const { path } = await signIn(code);
    const card = await screen.findByTestId('activation');
    expect(path()).toBe('/activation/');
    const reason = screen.getAllByRole('alert').find((alert) => card.contains(alert));
    expect(reason?.textContent).toBe(MESSAGES[code]);
    expect((await activateButton()).hasAttribute('disabled')).toBe(false);
    const toast = await screen.findByTestId('toast-error');
    expect(toast.textContent).toContain(MESSAGES[code]);
    await expectTenSeconds(toast, before, Date.now());
    expect(reason?.isConnected).toBe(true);
  },
);

test('the screen shows the server IP, the domain and the product ID', async () => {
  await signIn('PRODUCT_IS_NOT_ACTIVATED');
  await screen.findByText(INFO.ip);
  const facts = [...screen.getByTestId('activation').querySelectorAll('dt')].map((name) => [
    name.textContent,
    name.nextElementSibling?.textContent,
  ]);
  expect(facts).toEqual([
    ['Server IP', INFO.ip],
    ['Domain', INFO.domain],
    ['Product ID', INFO.product_id],
  ]);
});

test('opened without a failed sign-in, the screen leads to sign-in', async () => {
  const { path, paramsOf } = await openPanel('/activation/', {}, { isGuest: true });
  await screen.findByTestId('login-form');
  expect(path()).toBe('/auth/login/');
  expect(screen.queryByTestId('activation')).toBeNull();
  expect(paramsOf('ActivationService.activate')).toEqual([]);
});

test('a network error during activation is shown for 10 s with a link to help', async () => {
  useFakeTimers({ shouldAdvanceTime: true });
  const { path } = await signIn('PRODUCT_IS_NOT_ACTIVATED', {
    'ActivationService.activate': refuse('NETWORK'),
  });
  const button = await activateButton();
  const before = Date.now();
  fireEvent.click(button);
  const error = await waitFor(() => {
    const found = screen
      .getAllByTestId('toast-error')
      .find(({ textContent }) => textContent?.includes(UNREACHABLE));
    if (!found) throw new Error('No toast yet');
    return found;
  });
  const after = Date.now();
  expect(error.querySelector('a')?.getAttribute('href')).toBe(HELP);
  const link = screen
    .getByTestId('activation')
    .querySelector<HTMLAnchorElement>(`a[href="${HELP}"]`);
  expect(link?.textContent).toBe('Help');
  await expectTenSeconds(error, before, after);
  expect(path()).toBe('/activation/');
});

test('activation signs in with what was entered', async () => {
  const enter = vi.spyOn(session, 'enterPanel').mockImplementation(() => undefined);
  onTestFinished(() => enter.mockRestore());
  let isActive = false;
  const { paramsOf } = await signIn('PRODUCT_IS_NOT_ACTIVATED', {
    'AuthService.login': () => (isActive ? { id: 1 } : refuse('PRODUCT_IS_NOT_ACTIVATED')()),
    'ActivationService.activate': () => {
      isActive = true;
      return { state: 'active' };
    },
  });
  fireEvent.click(await activateButton());
  await waitFor(() => expect(enter).toHaveBeenCalledOnce());
  const [first, second] = paramsOf('AuthService.login');
  expect(second).toEqual(first);
});

test('an activation that comes too late leads to sign-in', async () => {
  const { path } = await signIn('PRODUCT_IS_NOT_ACTIVATED', {
    'ActivationService.activate': refuse('UNAUTHENTICATED'),
  });
  fireEvent.click(await activateButton());
  await waitFor(() => expect(path()).toBe('/auth/login/'));
});
