import { RPC_ERRORS } from '@plinth/contract';
import { type Failure, failureOf } from '../rpc/failure.ts';

/** Whether the server or its database was unavailable, so that a retry makes sense. */
export const isUnavailable = ({ type }: Failure): boolean =>
  type === 'NETWORK' || type === 'UNAVAILABLE';

/** Message key for a failed save, never the general message for failed loading. */
export function saveFailure(error: unknown): string {
  const { message } = failureOf(error);
  return message === RPC_ERRORS.INTERNAL.message ? 'COMMON.MESSAGES.UPDATE_ERROR' : message;
}
