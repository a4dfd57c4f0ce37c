import { useEffect, useState } from 'react';

/** ms for which what is over is still shown. */
const LINGER = 6000;

/** Lets something go by itself a while after it is over, not while the pointer or the focus is on it. */
export function useGoing(isOver: boolean, go: () => void) {
  const [isHeld, setHeld] = useState(false);
  useEffect(() => {
    if (!isOver || isHeld) return;
    const timer = setTimeout(go, LINGER);
    return () => clearTimeout(timer);
  }, [isOver, isHeld, go]);
  return {
    onPointerEnter: () => setHeld(true),
    onPointerLeave: () => setHeld(false),
    onFocusCapture: () => setHeld(true),
    onBlurCapture: () => setHeld(false),
  };
}
