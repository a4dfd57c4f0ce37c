import { type RefObject, useEffect, useRef } from 'react';

const isSaveKey = ({ key, ctrlKey, metaKey, shiftKey, altKey }: KeyboardEvent): boolean =>
  key.toLowerCase() === 's' && ctrlKey !== metaKey && !shiftKey && !altKey;

const dialogOf = (target: EventTarget | null): Element | null =>
  target instanceof Element ? target.closest('[role="dialog"]') : null;

/**
 * Saves a form with Ctrl+S, or ⌘S, while its save bar is shown. A dialog above the form has its own
 * keys.
 */
export function useSaveKey(bar: RefObject<HTMLElement | null>, save: () => unknown): void {
  const latest = useRef(save);
  latest.current = save;
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (!isSaveKey(event) || !bar.current) return;
      if (dialogOf(event.target) !== dialogOf(bar.current)) return;
      event.preventDefault();
      event.stopPropagation();
      if (!event.repeat) latest.current();
    };
    window.addEventListener('keydown', onKeyDown, { capture: true });
    return () => window.removeEventListener('keydown', onKeyDown, { capture: true });
  }, [bar]);
}
