import type { Box } from '../../core/geometry/box.ts';

/** Positions an absolutely positioned element over a box, or hides it without one. */
export function placeBox(element: HTMLElement | null, box: Box | null): void {
  if (!element) return;
  element.hidden = box === null;
  if (!box) return;
  element.style.transform = `translate(${box.left}px, ${box.top}px)`;
  element.style.width = `${box.right - box.left}px`;
  element.style.height = `${box.bottom - box.top}px`;
}

/** Outline width in px. */
const LINE = 3;

type Stage = { readonly clientWidth: number; readonly clientHeight: number };

/** The box to outline: inset where it touches the edge of the stage, so the line stays visible. */
export function withinStage(box: Box, { clientWidth, clientHeight }: Stage): Box {
  const inside = (edge: number, end: number, line: number) =>
    Math.abs(edge - end) < LINE ? end + line : edge;
  return {
    left: inside(box.left, 0, LINE),
    top: inside(box.top, 0, LINE),
    right: inside(box.right, clientWidth, -LINE),
    bottom: inside(box.bottom, clientHeight, -LINE),
  };
}
