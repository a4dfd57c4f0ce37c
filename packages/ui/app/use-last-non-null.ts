import { useState } from 'react';

type LastNonNull<Value> = {
  /** The value, or the last one that wasn't null. */
  readonly last: Value | null;
  /** Number of times the value changed from null. */
  readonly openCount: number;
};

/**
 * Preserves the last value while a dialog closes. Use `openCount` as a key to reset the form on
 * every opening.
 */
export const useLastNonNull = <Value>(value: Value | null): LastNonNull<Value> => {
  const isPresent = value !== null;
  const [state, setState] = useState({ last: value, openCount: 0, isPresent });
  const next = {
    last: value ?? state.last,
    openCount: isPresent && !state.isPresent ? state.openCount + 1 : state.openCount,
    isPresent,
  };
  if (isPresent !== state.isPresent || next.last !== state.last) setState(next);
  return next;
};
