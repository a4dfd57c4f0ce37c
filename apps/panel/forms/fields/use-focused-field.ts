import { type RefObject, useEffect, useRef } from 'react';

/** ms; by then dialogs and screens have opened, and screen readers have said what opened. */
const FOCUS_DELAY = 500;

/** A ref for the field that gets the focus soon after it appears, unless a person is elsewhere by then. */
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
