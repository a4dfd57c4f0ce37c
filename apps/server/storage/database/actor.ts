import type { Idempotency } from './idempotency.ts';

/** Who performs an action, for the audit log. */
export type Actor = {
  readonly account_id: number | null;
  readonly session_id: number | null;
  readonly ip: string;
  /** The called method, or the job or command. */
  readonly method: string;
  /** Set for idempotent calls. */
  readonly idempotency?: Idempotency;
};

export const SYSTEM: Actor = { account_id: null, session_id: null, ip: '', method: 'system' };

export const systemActor = (method: string): Actor => ({ ...SYSTEM, method });
