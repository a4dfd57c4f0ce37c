import { type RefObject, useLayoutEffect } from 'react';
import { useCanvas } from './canvas-context.ts';

/** Moves the focus to the page when the part of the editor that has it closes. */
export function useKeepFocus(part: RefObject<HTMLElement | null>, isOpen: boolean): void {
  const canvas = useCanvas();
  useLayoutEffect(() => {
    const element = part.current;
    if (!isOpen || !element) return;
    return () => {
      if (element.contains(document.activeElement)) canvas?.focus();
    };
  }, [part, isOpen, canvas]);
}
