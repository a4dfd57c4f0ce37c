import { useEffect, useState } from 'react';

/** ms in which the pointer finds its way from a widget to a button beside it. */
const GRACE = 400;

/** The value, and for a moment after it has become null the one before; `isHeld` makes that longer. */
export function useDelayedNull<T>(value: T | null, isHeld: boolean): T | null {
  const [last, setLast] = useState(value);
  useEffect(() => {
    if (value !== null) return setLast(value);
    if (isHeld) return;
    const timer = setTimeout(() => setLast(null), GRACE);
    return () => clearTimeout(timer);
  }, [value, isHeld]);
  return value ?? last;
}
