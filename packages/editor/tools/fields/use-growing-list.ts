import { startTransition, useEffect, useState } from 'react';
import { afterPaint } from '../../core/scheduling/after-paint.ts';

/** Entries that are drawn with the screen, and at a time after it. */
const PART = 24;

/**
 * The entries of a long list to draw now: the first ones at once, the others soon after they are
 * seen. Entries up to the chosen one are always there.
 */
export function useGrowingList<T>(
  entries: readonly T[],
  isChosen: (entry: T) => boolean,
): readonly T[] {
  const [count, setCount] = useState(PART);
  const hasMore = count < entries.length;
  useEffect(
    () => (hasMore ? afterPaint(() => startTransition(() => setCount(count + PART))) : undefined),
    [count, hasMore],
  );
  return entries.slice(0, Math.max(count, entries.findIndex(isChosen) + 1));
}
