import type { Box } from '../drag/box.ts';

/** Puts an absolutely positioned element over a box by transform alone; hides it without one. */
export function placeBox(element: HTMLElement | null, box: Box | null): void {
  if (!element) return;
  element.hidden = box === null;
  if (!box) return;
  element.style.transform = `translate(${box.left}px, ${box.top}px)`;
  element.style.width = `${box.right - box.left}px`;
  element.style.height = `${box.bottom - box.top}px`;
}
