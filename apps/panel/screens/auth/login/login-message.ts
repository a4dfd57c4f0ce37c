import type { I18n, MessageKey } from '@plinth/i18n';
import { type Failure, ownKey } from '../../../rpc/failure.ts';

const INCORRECT = 'MODULE.AUTH.LOGIN.INCORRECT';
const UNREACHABLE = 'COMMON.MESSAGES.LOAD_DATA_FROM_SERVER_ERROR';

/** Texts of the symbols in `data.errors.error` and `data.errors.info`. */
const REASONS: { readonly [symbol: string]: MessageKey } = {
  INCORRECT_EMAIL_OR_PASSWORD: INCORRECT,
  PRODUCT_IS_NOT_ACTIVATED: 'MODULE.ACTIVATION.MESSAGES.PRODUCT_IS_NOT_ACTIVATED',
  AUTHORIZATION_FAILED: 'MODULE.ACTIVATION.MESSAGES.AUTHORIZATION_FAILED',
  FEW_ATTEMPTS_LEFT: 'MODULE.AUTH.LOGIN.ATTEMPTS_LEFT',
  NO_ATTEMPTS_LEFT: 'MODULE.AUTH.LOGIN.LOCKED',
};

/** Whether sign-in was refused for the email or password. */
export const isIncorrect = ({ message }: Failure): boolean => message === INCORRECT;

/**
 * The server's reasons for a refused sign-in: its message, then its errors and hints. Duplicates and
 * symbols without a text are omitted.
 */
export function loginMessage(failure: Failure, { t, has }: Pick<I18n, 't' | 'has'>): string {
  const { fields, values } = failure;
  const symbols = [...(fields.error ?? []), ...(fields.info ?? [])];
  const own = ownKey(failure);
  const main = has(own) && own !== UNREACHABLE ? own : 'MODULE.AUTH.LOGIN.FAILED';
  const keys = [main, ...symbols.map((symbol) => REASONS[symbol] ?? symbol).filter(has)];
  return [...new Set(keys)].map((key) => t(key, values)).join(' ');
}
