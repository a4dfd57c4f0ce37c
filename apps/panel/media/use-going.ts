import { useEffect, useState } from 'react';

/** How long finished items stay visible, in ms. */
const LINGER = 6000;

/** Hides something a while after it's done, but not while it is hovered or has the focus. */
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
