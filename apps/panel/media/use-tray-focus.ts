import { type FocusEvent, useEffect, useRef } from 'react';

/** A button that goes while it has the focus leaves it to the next one, or to what had it before. */
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
    // What goes with the focus on it does not tell.
    onBlur: () => {
      last.current = null;
    },
  };
}
