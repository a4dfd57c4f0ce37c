import { RPC_ERRORS } from '@plinth/contract';
import { type Failure, failureOf } from '../rpc/failure.ts';

/** Nothing was stored, and nobody said no: the server or its database is away for a while. */
export const isAway = ({ type }: Failure): boolean => type === 'NETWORK' || type === 'UNAVAILABLE';

/** The key of the message for a save that failed; what failed was no loading. */
export function saveFailure(error: unknown): string {
  const { message } = failureOf(error);
  return message === RPC_ERRORS.INTERNAL.message ? 'COMMON.MESSAGES.UPDATE_ERROR' : message;
}
