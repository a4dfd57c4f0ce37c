import { RpcError } from '@plinth/contract';
import type { Session } from './sessions.ts';

/** How long an entered password stays valid for sensitive actions. */
const STEP_UP_MS = 15 * 60_000;

export function requireStepUp({ stepped_up }: Session, now: number): void {
  if (now - stepped_up > STEP_UP_MS) throw new RpcError('STEP_UP');
}
