import { useEffect, useState } from 'react';

/** How long finished items stay visible, in ms. */
const HIDE_AFTER_MS = 6000;

/** Hides something a while after it's done, but not while it is hovered or has the focus. */
export function useAutoHide(isDone: boolean, hide: () => void) {
  const [isHeld, setHeld] = useState(false);
  useEffect(() => {
    if (!isDone || isHeld) return;
    const timer = setTimeout(hide, HIDE_AFTER_MS);
    return () => clearTimeout(timer);
  }, [isDone, isHeld, hide]);
  return {
    onPointerEnter: () => setHeld(true),
    onPointerLeave: () => setHeld(false),
    onFocusCapture: () => setHeld(true),
    onBlurCapture: () => setHeld(false),
  };
}
