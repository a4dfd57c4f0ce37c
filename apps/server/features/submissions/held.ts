import type { SubmissionRecord } from '@plinth/contract';

/** Messages that aren’t passed on, by their status. */
export const HELD_STATUSES: readonly SubmissionRecord['status'][] = ['spam', 'deleted'];

export const isHeld = ({ status }: Pick<SubmissionRecord, 'status'>): boolean =>
  HELD_STATUSES.includes(status);
