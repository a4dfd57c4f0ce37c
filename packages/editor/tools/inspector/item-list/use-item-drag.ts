import type { PointerEvent, RefObject } from 'react';

/** Distance in px before a drag starts. */
const THRESHOLD = 4;

/** The gap closest to the pointer's y position; 0 is before the first item. */
export const gapAt = (
  y: number,
  lines: readonly { readonly top: number; readonly bottom: number }[],
) => lines.filter(({ top, bottom }) => y > (top + bottom) / 2).length;

/** Final index of an item moved from `from` into a gap. */
export const placeInGap = (from: number, gap: number): number => (gap > from ? gap - 1 : gap);

/** Reorders list items by dragging their handles; the list changes on drop. */
export function useItemDrag(
  list: RefObject<HTMLElement | null>,
  move: (from: number, to: number) => void,
) {
  return (from: number) => (event: PointerEvent) => {
    const grip = event.currentTarget as HTMLElement;
    if (event.button !== 0) return;
    const start = event.clientY;
    const stop = new AbortController();
    const { signal } = stop;
    let gap: number | null = null;
    const lines = () => [...(list.current?.children ?? [])];
    const show = (next: number | null) => {
      gap = next;
      for (const [index, line] of lines().entries()) {
        line.toggleAttribute('data-dragged', next !== null && index === from);
        line.toggleAttribute('data-gap-before', next === index);
        line.toggleAttribute('data-gap-after', next === index + 1 && next === lines().length);
      }
    };
    const end = () => {
      stop.abort();
      show(null);
    };
    grip.setPointerCapture(event.pointerId);
    grip.addEventListener(
      'pointermove',
      ({ clientY }) => {
        if (gap === null && Math.abs(clientY - start) < THRESHOLD) return;
        show(
          gapAt(
            clientY,
            lines().map((line) => line.getBoundingClientRect()),
          ),
        );
      },
      { signal },
    );
    grip.addEventListener(
      'pointerup',
      () => {
        const target = gap;
        end();
        if (target !== null) move(from, placeInGap(from, target));
      },
      { signal },
    );
    grip.addEventListener('lostpointercapture', end, { signal });
    window.addEventListener(
      'keydown',
      (pressed) => {
        if (pressed.key !== 'Escape') return;
        pressed.stopPropagation();
        end();
      },
      { signal, capture: true },
    );
  };
}
