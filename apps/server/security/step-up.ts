import { RpcError } from '@plinth/contract';
import type { Session } from './sessions.ts';

/** How long a password counts that was given just now. */
const STEP_UP_MS = 15 * 60_000;

/** Throws `STEP_UP` unless the password was given within the last 15 minutes. */
export function requireStepUp({ stepped_up }: Session, now: number): void {
  if (now - stepped_up > STEP_UP_MS) throw new RpcError('STEP_UP');
}
