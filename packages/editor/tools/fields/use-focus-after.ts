import { type RefObject, useCallback, useLayoutEffect, useRef } from 'react';

/**
 * Returns a function for buttons that disappear once they are pressed: it moves the focus to the
 * first field within `part` after the next render.
 */
export function useFocusAfter(part: RefObject<HTMLElement | null>): () => void {
  const isWanted = useRef(false);
  useLayoutEffect(() => {
    if (!isWanted.current) return;
    isWanted.current = false;
    part.current?.querySelector<HTMLElement>('input:not([type="hidden"])')?.focus();
  });
  return useCallback(() => {
    isWanted.current = true;
  }, []);
}
