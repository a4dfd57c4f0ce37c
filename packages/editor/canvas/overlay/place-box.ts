import type { Box } from '../../core/geometry/box.ts';

/** Puts an absolutely positioned element over a box by transform alone; hides it without one. */
export function placeBox(element: HTMLElement | null, box: Box | null): void {
  if (!element) return;
  element.hidden = box === null;
  if (!box) return;
  element.style.transform = `translate(${box.left}px, ${box.top}px)`;
  element.style.width = `${box.right - box.left}px`;
  element.style.height = `${box.bottom - box.top}px`;
}

/** px that an outline is drawn around its box. */
const LINE = 3;

type Stage = { readonly clientWidth: number; readonly clientHeight: number };

/** The box to outline: where it meets the end of the stage, the line has its room inside. */
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
