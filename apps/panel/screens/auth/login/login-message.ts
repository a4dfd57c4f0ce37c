import type { I18n, MessageKey } from '@plinth/i18n';
import { type Failure, ownKey } from '../../../rpc/failure.ts';

/** Texts of the symbols in `data.errors.error` and `data.errors.info`. */
const REASONS: { readonly [symbol: string]: MessageKey } = {
  INCORRECT_EMAIL_OR_PASSWORD: 'MODULE.AUTH.LOGIN.INCORRECT',
  PRODUCT_IS_NOT_ACTIVATED: 'MODULE.ACTIVATION.MESSAGES.PRODUCT_IS_NOT_ACTIVATED',
  FEW_ATTEMPTS_LEFT: 'MODULE.AUTH.LOGIN.ATTEMPTS_LEFT',
  NO_ATTEMPTS_LEFT: 'MODULE.AUTH.LOGIN.LOCKED',
};

/**
 * The server's reasons for a refused sign-in: its message, then its errors and hints. Duplicates and
 * symbols without a text are omitted.
 */
export function loginMessage(failure: Failure, { t, has }: Pick<I18n, 't' | 'has'>): string {
  const { fields, values } = failure;
  const symbols = [...(fields.error ?? []), ...(fields.info ?? [])];
  const own = ownKey(failure);
  const main = has(own) ? own : 'MODULE.AUTH.LOGIN.INCORRECT';
  const keys = [main, ...symbols.map((symbol) => REASONS[symbol] ?? symbol).filter(has)];
  return [...new Set(keys)].map((key) => t(key, values)).join(' ');
}
