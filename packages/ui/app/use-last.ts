import { useState } from 'react';

type Last<Value> = {
  /** The value, or the last one that was there. */
  readonly shown: Value | null;
  /** Counts how often a value came where none was. */
  readonly round: number;
};

/** What a dialog shows while it closes. Keyed by `round`, its form starts anew with every opening. */
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
