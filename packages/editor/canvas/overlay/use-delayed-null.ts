import { useEffect, useState } from 'react';

/** ms for the pointer to move from a widget to a button next to it. */
const GRACE = 400;

/**
 * Returns the value. After it becomes null, returns the previous one briefly, or while `isHeld`.
 */
export function useDelayedNull<T>(value: T | null, isPaused: boolean): T | null {
  const [last, setLast] = useState(value);
  useEffect(() => {
    if (value !== null) return setLast(value);
    if (isPaused) return;
    const timer = setTimeout(() => setLast(null), GRACE);
    return () => clearTimeout(timer);
  }, [value, isPaused]);
  return value ?? last;
}
