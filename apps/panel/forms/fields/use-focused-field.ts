import { type RefObject, useEffect, useRef } from 'react';

/** Delay in ms: dialogs have opened and screen readers have announced them by then. */
const FOCUS_DELAY = 500;

/** A ref that focuses a field shortly after it mounts, unless the user has moved on. */
export const useFocusedField = (delay = FOCUS_DELAY): RefObject<HTMLInputElement | null> => {
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    const before = document.activeElement;
    const timer = setTimeout(() => {
      if (document.activeElement === before) field.current?.focus();
    }, delay);
    return () => clearTimeout(timer);
  }, [delay]);
  return field;
};
