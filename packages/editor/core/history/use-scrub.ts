import { useCallback, useEffect, useRef } from 'react';
import { useSession } from '../session/context.ts';
import { endScrub, startScrub } from './scrub.ts';

/**
 * Returns a handler for the press that starts to drag a value with the pointer. The drag ends when
 * the pointer is released.
 */
export function useScrub(): () => void {
  const session = useSession();
  /** Whether the drag under way, if there is one, began here. */
  const isOwn = useRef(false);
  const endOwn = useCallback(() => {
    if (isOwn.current) endScrub(session);
    isOwn.current = false;
  }, [session]);
  // The field may disappear during the drag.
  useEffect(() => endOwn, [endOwn]);
  return useCallback(() => {
    const stop = new AbortController();
    const end = ({ type, target }: Event) => {
      // A field that loses focus says so, too: a palette that opens moves the focus.
      if (type === 'blur' && target instanceof Element) return;
      stop.abort();
      // Mantine reports the last value in an animation frame.
      requestAnimationFrame(endOwn);
    };
    startScrub(session);
    isOwn.current = true;
    for (const type of ['pointerup', 'pointercancel', 'blur'])
      window.addEventListener(type, end, { capture: true, signal: stop.signal });
  }, [session, endOwn]);
}
