import { type RefObject, useEffect, useRef } from 'react';

/** The control that gets the focus when what is there is replaced. */
export const NEXT_FOCUS = { 'data-next-focus': true } as const;

/**
 * Keeps the focus in an element whose content is replaced when a state changes: it goes to the marked
 * control, unless the focus is elsewhere on the screen.
 */
export function useFocusInPlace(state: boolean): RefObject<HTMLDivElement | null> {
  const element = useRef<HTMLDivElement>(null);
  const before = useRef(state);
  /** Whether the focus was in the element last: it's nowhere once the content is gone. */
  const hadFocus = useRef(false);
  useEffect(() => {
    const note = ({ target }: FocusEvent) => {
      hadFocus.current = element.current?.contains(target as Node) ?? false;
    };
    document.addEventListener('focusin', note);
    return () => document.removeEventListener('focusin', note);
  }, []);
  useEffect(() => {
    if (before.current === state) return;
    before.current = state;
    const { activeElement } = document;
    const isElsewhere =
      activeElement !== document.body && !element.current?.contains(activeElement);
    if (!hadFocus.current || isElsewhere) return;
    element.current?.querySelector<HTMLElement>('[data-next-focus]')?.focus();
  }, [state]);
  return element;
}
