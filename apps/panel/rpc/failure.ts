import { type FieldErrors, RPC_ERRORS, RpcError } from '@plinth/contract';
import type { I18n, MessageKey } from '@plinth/i18n';
import { NetworkError } from './network-error.ts';

/** What a screen does with a call that failed: one shape for every cause. */
export type Failure = {
  /** The symbol programs decide on: `VALIDATION`, `CONFLICT`, `NETWORK` … */
  readonly type: string;
  /** Key of the message to show. */
  readonly message: string;
  readonly values: { readonly [name: string]: string | number };
  /** Field → error keys, with the wrapping of the params (`item.`, `values.`) taken off. */
  readonly fields: FieldErrors;
  readonly incident?: string | undefined;
};

const WRAPPING = /^(params\.)?(item|values|settings)\./;

const bareFields = (errors: FieldErrors): FieldErrors =>
  Object.fromEntries(
    Object.entries(errors).map(([name, keys]) => [name.replace(WRAPPING, ''), keys]),
  );

/** Reads any thrown value; what nobody foresaw counts as a failure of the server's data. */
export const failureOf = (error: unknown): Failure => {
  if (error instanceof RpcError) {
    const { errors = {}, details = {}, incident } = error.data;
    return {
      type: error.type,
      message: error.message,
      values: details,
      fields: bareFields(errors),
      incident,
    };
  }
  const type = error instanceof NetworkError ? 'NETWORK' : 'INTERNAL';
  return { type, message: 'COMMON.MESSAGES.LOAD_DATA_FROM_SERVER_ERROR', values: {}, fields: {} };
};

/** They say nothing of what was tried. */
const GENERAL: ReadonlySet<string> = new Set([
  RPC_ERRORS.VALIDATION.message,
  RPC_ERRORS.INTERNAL.message,
]);

/** The most precise key of a field; where that says little, the failure's own message. */
export const fieldKey = ({ message }: Failure, keys: readonly string[]): string => {
  const key = keys.at(-1) ?? 'valueInvalid';
  return key === 'valueInvalid' && !GENERAL.has(message) ? message : key;
};

/** The message to show: the failure's own, or `tried` where it says no more than that it failed. */
export const failureKey = (
  { message }: Failure,
  tried: MessageKey,
  has: I18n['has'],
): MessageKey => (has(message) && !GENERAL.has(message) ? message : tried);
