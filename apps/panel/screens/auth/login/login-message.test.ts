import { RpcError } from '@plinth/contract';
import { type Bundle, loadI18n } from '@plinth/i18n';
import { describe, expect, it } from 'vitest';
import { failureOf } from '../../../rpc/failure.ts';
import { NetworkError } from '../../../rpc/network-error.ts';
import { isIncorrect, loginMessage } from './login-message.ts';

const i18n = await loadI18n<Bundle>(['common', 'auth']);
const refused = (errors: { error: string[]; info: string[] }, count?: number) =>
  new RpcError('FORBIDDEN', {
    message: 'MODULE.AUTH.LOGIN.INCORRECT',
    errors,
    ...(count ? { details: { count } } : {}),
  });

describe('message of a refused sign-in', () => {
  it('says the message once when the error repeats it', () => {
    const error = refused({ error: ['INCORRECT_EMAIL_OR_PASSWORD'], info: [] });
    expect(loginMessage(failureOf(error), i18n)).toBe('Incorrect email or password.');
  });

  it('adds the errors and hints that the server sent', () => {
    const error = refused(
      { error: ['COMMON.MESSAGES.ACCESS_DENIED'], info: ['FEW_ATTEMPTS_LEFT', 'UNHEARD_OF'] },
      1,
    );
    expect(loginMessage(failureOf(error), i18n)).toBe(
      `Incorrect email or password. ${i18n.t('COMMON.MESSAGES.ACCESS_DENIED')} 1 attempt left before sign-in is locked for 15 minutes.`,
    );
  });

  it('says that sign-in is locked after the last attempt', () => {
    const error = refused({ error: ['INCORRECT_EMAIL_OR_PASSWORD'], info: ['NO_ATTEMPTS_LEFT'] });
    expect(loginMessage(failureOf(error), i18n)).toBe(
      'Incorrect email or password. Sign-in is locked for 15 minutes.',
    );
  });

  it.each([
    [900, 'Too many attempts. Try again in 15 minutes.'],
    [61, 'Too many attempts. Try again in 2 minutes.'],
    [20, 'Too many attempts. Try again in 1 minute.'],
    [undefined, 'Too many attempts. Try again in a moment.'],
  ])('says how long to wait while sign-in is locked (%s seconds)', (retry_after, text) => {
    const error = new RpcError('RATE_LIMITED', retry_after === undefined ? {} : { retry_after });
    expect(loginMessage(failureOf(error), i18n)).toBe(text);
  });

  it('never blames the email or password for anything else', () => {
    const unknown = failureOf(new RpcError('FORBIDDEN', { message: 'UNHEARD_OF' }));
    expect(loginMessage(unknown, i18n)).toBe('Couldn’t sign in. Try again.');
    for (const error of [unknown, failureOf(new NetworkError(0))]) {
      expect(isIncorrect(error)).toBe(false);
    }
    expect(isIncorrect(failureOf(new RpcError('RATE_LIMITED', { retry_after: 900 })))).toBe(false);
    expect(isIncorrect(failureOf(refused({ error: [], info: [] })))).toBe(true);
  });

  it('says that signing in failed if the server cannot be reached', () => {
    expect(loginMessage(failureOf(new NetworkError(0)), i18n)).toBe('Couldn’t sign in. Try again.');
  });
});
