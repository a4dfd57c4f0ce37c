import type { PointerEvent, RefObject } from 'react';

/** px that the pointer moves before it drags. */
const THRESHOLD = 4;

/** The gap that a pointer at this height is nearest to: 0 is before the first line. */
export const gapAt = (
  y: number,
  lines: readonly { readonly top: number; readonly bottom: number }[],
) => lines.filter(({ top, bottom }) => y > (top + bottom) / 2).length;

/** Where a line ends up that leaves its place and goes into a gap. */
export const placeInGap = (from: number, gap: number): number => (gap > from ? gap - 1 : gap);

/** Reorders the lines of a list by their grips; the list stays as it is until the pointer lets go. */
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
