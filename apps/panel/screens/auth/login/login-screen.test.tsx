// @vitest-environment happy-dom
import { RpcError } from '@plinth/contract';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, onTestFinished, test, vi } from 'vitest';
import * as session from '../../../session/enter.ts';
import { announceSignIn } from '../../../session/follow-sign-in.ts';
import type { Answers } from '../../../testing/answer-calls.ts';
import { useFakeTimers } from '../../../testing/fake-timers.ts';
import { openPanel } from '../../../testing/open-panel.tsx';

const email = () => screen.getByLabelText<HTMLInputElement>('Email');
const password = () => screen.getByLabelText<HTMLInputElement>('Password');
const marked = () => [email(), password()].map((field) => field.getAttribute('aria-invalid'));

const OTHER_WINDOW = 2;

async function signIn(login: Answers[string]) {
  const panel = await openPanel('/auth/login/', { 'AuthService.login': login }, { isGuest: true });
  await screen.findByTestId('login-form');
  fireEvent.change(email(), { target: { value: 'ada@harbor.example' } });
  fireEvent.change(password(), { target: { value: 'wrong horse' } });
  fireEvent.submit(screen.getByTestId('login-form'));
  return panel;
}

const refuse = () => {
  throw new RpcError('VALIDATION', { message: 'MODULE.AUTH.LOGIN.INCORRECT' });
};

test('a wrong password shows a toast for 20 s, marks the form, and keeps the input', async () => {
  useFakeTimers({ shouldAdvanceTime: true });
  await signIn(refuse);
  const message = await screen.findByTestId('toast-error');
  expect(message.textContent).toContain('Incorrect email or password');
  await waitFor(() => expect(marked()).toEqual(['true', 'true']));
  expect([email().value, password().value]).toEqual(['ada@harbor.example', 'wrong horse']);
  await act(async () => vi.advanceTimersByTime(18_000));
  expect(screen.queryByTestId('toast-error')).not.toBeNull();
  await act(async () => vi.advanceTimersByTime(3000));
  await waitFor(() => expect(screen.queryByTestId('toast-error')).toBeNull());
});

test('the toast of a wrong password leads to a reset', async () => {
  const { path } = await signIn(refuse);
  fireEvent.click(await screen.findByText('Reset password'));
  await waitFor(() => expect(path()).toBe('/auth/forgot/'));
});

test('an unreachable server is reported, marks the form, and offers no reset', async () => {
  await signIn(() => {
    throw new TypeError('Failed to fetch');
  });
  const message = await screen.findByTestId('toast-error');
  expect(message.textContent).toContain('Couldn’t sign in. Try again.');
  expect(screen.queryByText('Reset password')).toBeNull();
  await waitFor(() => expect(marked()).toEqual(['true', 'true']));
});

test('a form that was left open goes on once someone has signed in elsewhere', async () => {
  const enter = vi.spyOn(session, 'enterPanel').mockImplementation(() => undefined);
  onTestFinished(() => enter.mockRestore());
  let user: object | null = null;
  await openPanel('/auth/login/', { 'AuthService.me': () => user }, { isGuest: true });
  await screen.findByTestId('login-form');
  fireEvent(document, new Event('visibilitychange'));
  announceSignIn(OTHER_WINDOW);
  await act(async () => new Promise((resolve) => setTimeout(resolve)));
  expect(enter).not.toHaveBeenCalled();
  user = { id: 1, name: 'Ada', email: 'ada@harbor.example' };
  announceSignIn(OTHER_WINDOW);
  await waitFor(() => expect(enter).toHaveBeenCalled());
});

test('missing fields are reported before anything is sent', async () => {
  const { paramsOf } = await openPanel('/auth/login/', {}, { isGuest: true });
  await screen.findByTestId('login-form');
  fireEvent.change(email(), { target: { value: 'owner@' } });
  fireEvent.submit(screen.getByTestId('login-form'));
  await waitFor(() => expect(marked()).toEqual(['true', 'true']));
  expect(document.activeElement).toBe(email());
  expect(paramsOf('AuthService.login')).toEqual([]);
});

test('another language keeps the form, and its error messages follow', async () => {
  const { go } = await openPanel('/auth/login/', {}, { isGuest: true, hasShell: true });
  await screen.findByTestId('login-form');
  fireEvent.change(email(), { target: { value: 'ada@harbor.example' } });
  fireEvent.submit(screen.getByTestId('login-form'));
  await screen.findByText('Enter a password.');
  const choose = async (name: string) => {
    fireEvent.click(screen.getByTestId('language-switch'));
    fireEvent.click(await screen.findByRole('option', { name, hidden: true }));
  };
  onTestFinished(() => localStorage.clear());
  await choose('Deutsch');
  await screen.findByText('Geben Sie ein Passwort ein.');
  expect(screen.getByLabelText<HTMLInputElement>('E-Mail-Adresse').value).toBe(
    'ada@harbor.example',
  );
  const shown = () => [document.documentElement.lang, document.title];
  await waitFor(() => expect(shown()).toEqual(['de-DE', 'Anmelden · Harbor']));
  await go('/auth/forgot/');
  await waitFor(() => expect(document.title).toBe('Passwort vergessen · Harbor'));
  await choose('English');
  await waitFor(() => expect(document.documentElement.lang).toBe('en-US'));
});
