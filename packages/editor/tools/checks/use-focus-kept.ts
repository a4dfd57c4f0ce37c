import { type RefObject, useEffect, useRef } from 'react';

/**
 * Moves the focus to a container when the focused element in it disappears. `content` changes with
 * what the container shows.
 */
export function useFocusKept(container: RefObject<HTMLElement | null>, content: unknown) {
  const hasFocus = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs after the content has changed
  useEffect(() => {
    const { activeElement, body } = document;
    if (hasFocus.current && activeElement === body) container.current?.focus();
  }, [container, content]);
  return {
    onFocus: () => {
      hasFocus.current = true;
    },
    /** Elements that disappear also blur, to nothing. */
    onBlur: ({ relatedTarget }: { readonly relatedTarget: EventTarget | null }) => {
      if (relatedTarget !== null) hasFocus.current = false;
    },
  };
}
