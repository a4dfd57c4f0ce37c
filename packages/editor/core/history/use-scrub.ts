import { useCallback, useEffect } from 'react';
import { useSession } from '../session/context.ts';
import { endScrub, startScrub } from './scrub.ts';

/**
 * Returns a handler for the press that starts to drag a value with the pointer. The drag ends when
 * the pointer is released.
 */
export function useScrub(): () => void {
  const session = useSession();
  // The field may disappear during the drag.
  useEffect(() => () => endScrub(session), [session]);
  return useCallback(() => {
    const stop = new AbortController();
    const end = ({ type, target }: Event) => {
      // A field that loses focus says so, too: a palette that opens moves the focus.
      if (type === 'blur' && target instanceof Element) return;
      stop.abort();
      // Mantine reports the last value in an animation frame.
      requestAnimationFrame(() => endScrub(session));
    };
    startScrub(session);
    for (const type of ['pointerup', 'pointercancel', 'blur'])
      window.addEventListener(type, end, { capture: true, signal: stop.signal });
  }, [session]);
}
