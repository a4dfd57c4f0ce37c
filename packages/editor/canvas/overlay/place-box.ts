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
const OUTLINE_WIDTH = 3;

type Stage = { readonly clientWidth: number; readonly clientHeight: number };

/** The box to outline: inset where it touches the edge of the stage, so the line stays visible. */
export function withinStage(box: Box, { clientWidth, clientHeight }: Stage): Box {
  const inside = (edge: number, end: number, line: number) =>
    Math.abs(edge - end) < OUTLINE_WIDTH ? end + line : edge;
  return {
    left: inside(box.left, 0, OUTLINE_WIDTH),
    top: inside(box.top, 0, OUTLINE_WIDTH),
    right: inside(box.right, clientWidth, -OUTLINE_WIDTH),
    bottom: inside(box.bottom, clientHeight, -OUTLINE_WIDTH),
  };
}
