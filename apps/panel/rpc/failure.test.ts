import { RpcError } from '@plinth/contract';
import { type Bundle, loadI18n } from '@plinth/i18n';
import { expect, test } from 'vitest';
import { failureKey, failureOf } from './failure.ts';
import { NetworkError } from './network-error.ts';

const { has } = await loadI18n<Bundle>(['common', 'panel']);
const keyOf = (error: unknown) => failureKey(failureOf(error), 'MODULE.PAGES.CREATE_ERROR', has);

test.each([
  ['the server broke', new RpcError('INTERNAL')],
  ['the server cannot be reached', new NetworkError(0)],
  ['a field was refused', new RpcError('VALIDATION')],
  ['the message has no text', new RpcError('FORBIDDEN', { message: 'MODULE.UNHEARD.OF' })],
])('what was tried says itself that it failed where %s', (_why, error) => {
  expect(keyOf(error)).toBe('MODULE.PAGES.CREATE_ERROR');
});

test('a reason of its own is told', () => {
  expect(keyOf(new RpcError('STORAGE_FULL'))).toBe('COMMON.MESSAGES.STORAGE_FULL');
  expect(keyOf(new RpcError('DEMO'))).toBe('COMMON.MESSAGES.DEMO_MODE');
  expect(keyOf(new RpcError('RATE_LIMITED'))).toBe('COMMON.MESSAGES.TOO_MANY_REQUESTS');
  expect(keyOf(new RpcError('RATE_LIMITED', { retry_after: 900 }))).toBe(
    'COMMON.MESSAGES.TRY_AGAIN_IN_MINUTES',
  );
});
