import { type FieldErrors, RPC_ERRORS, RpcError } from '@plinth/contract';
import type { I18n, MessageKey } from '@plinth/i18n';
import { NetworkError } from './network-error.ts';

/** A failed call in one shape for all causes. */
export type Failure = {
  /** The symbolic error type, such as `VALIDATION`, `CONFLICT` or `NETWORK`. */
  readonly type: string;
  /** Key of the message to show. */
  readonly message: string;
  /** Values of the message; `count` is the number of minutes to wait after too many calls. */
  readonly values: { readonly [name: string]: string | number };
  /** Error keys by field, without the prefixes of the params (`item.`, `values.`). */
  readonly fields: FieldErrors;
  readonly incident?: string | undefined;
};

const WRAPPING = /^(params\.)?(item|values|settings)\./;

const bareFields = (errors: FieldErrors): FieldErrors =>
  Object.fromEntries(
    Object.entries(errors).map(([name, keys]) => [name.replace(WRAPPING, ''), keys]),
  );

/** Converts any thrown value; unknown errors become a general load failure. */
export const failureOf = (error: unknown): Failure => {
  if (error instanceof RpcError) {
    const { errors = {}, details = {}, incident, retry_after } = error.data;
    const wait: Failure['values'] =
      retry_after === undefined ? {} : { count: Math.ceil(retry_after / 60) };
    return {
      type: error.type,
      message: error.message,
      values: { ...wait, ...details },
      fields: bareFields(errors),
      incident,
    };
  }
  const type = error instanceof NetworkError ? 'NETWORK' : 'INTERNAL';
  return { type, message: 'COMMON.MESSAGES.LOAD_DATA_FROM_SERVER_ERROR', values: {}, fields: {} };
};

/** General messages that don't say which action failed. */
const GENERAL: ReadonlySet<string> = new Set([
  RPC_ERRORS.VALIDATION.message,
  RPC_ERRORS.INTERNAL.message,
]);

/** The most precise error key of a field, or the failure's own message if that says more. */
export const fieldKey = ({ message }: Failure, keys: readonly string[]): string => {
  const key = keys.at(-1) ?? 'valueInvalid';
  return key === 'valueInvalid' && !GENERAL.has(message) ? message : key;
};

/** The failure's own message, which names the time to wait if the server sent it. */
export const ownKey = ({ type, message, values }: Failure): string =>
  type === 'RATE_LIMITED' && values.count !== undefined
    ? 'COMMON.MESSAGES.TRY_AGAIN_IN_MINUTES'
    : message;

/** The message to show: the failure's own, or `tried` if that is only a general one. */
export const failureKey = (failure: Failure, tried: MessageKey, has: I18n['has']): MessageKey => {
  const key = ownKey(failure);
  return has(key) && !GENERAL.has(key) ? key : tried;
};
