import { type FocusEvent, useEffect, useRef } from 'react';

/** When a focused button disappears, moves the focus to the next one or to the element before. */
export function useTrayFocus() {
  const tray = useRef<HTMLElement>(null);
  const before = useRef<EventTarget | null>(null);
  const last = useRef<Element | null>(null);
  useEffect(() => {
    if (!last.current || last.current.isConnected) return;
    last.current = null;
    const next = tray.current?.querySelector('button') ?? before.current;
    if (next instanceof HTMLElement) next.focus();
  });
  return {
    ref: tray,
    onFocus: ({ currentTarget, target, relatedTarget }: FocusEvent<HTMLElement>) => {
      if (relatedTarget && !currentTarget.contains(relatedTarget)) before.current = relatedTarget;
      last.current = target;
    },
    // Removing the focused element fires no blur event.
    onBlur: () => {
      last.current = null;
    },
  };
}
