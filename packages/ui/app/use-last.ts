import { useState } from 'react';

type Last<Value> = {
  /** The value, or the last one that wasn't null. */
  readonly shown: Value | null;
  /** Number of times the value changed from null. */
  readonly round: number;
};

/**
 * Preserves the last value while a dialog closes. Use `round` as a key to reset the form on every
 * opening.
 */
export const useLast = <Value>(value: Value | null): Last<Value> => {
  const isThere = value !== null;
  const [last, setLast] = useState({ shown: value, round: 0, isThere });
  const next = {
    shown: value ?? last.shown,
    round: isThere && !last.isThere ? last.round + 1 : last.round,
    isThere,
  };
  if (isThere !== last.isThere || next.shown !== last.shown) setLast(next);
  return next;
};
