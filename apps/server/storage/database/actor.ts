import type { Once } from './once.ts';

/** Who does something, for the audit log. */
export type Actor = {
  readonly account_id: number | null;
  readonly session_id: number | null;
  readonly ip: string;
  /** The method called, or the job or command that acts by itself. */
  readonly method: string;
  /** Given for a call that may be repeated. */
  readonly once?: Once;
};

export const SYSTEM: Actor = { account_id: null, session_id: null, ip: '', method: 'system' };

export const systemActor = (method: string): Actor => ({ ...SYSTEM, method });
