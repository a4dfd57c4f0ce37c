import type { MouseEvent } from 'react';
import type { CanvasHandle } from './canvas-context.ts';

/**
 * Returns focus to the page after a click on a control marked `data-to-page`, so Delete, arrow
 * keys, and Enter act on the selection. Buttons activated by keyboard keep focus; menu items can't,
 * because their menu closes.
 */
export function returnFocusToCanvas(
  { target, detail }: MouseEvent,
  canvas: CanvasHandle | null,
): void {
  const pressed = target as Element;
  const isEntry = pressed.closest('[role="menuitem"]') !== null;
  if (!canvas || !pressed.closest('[data-to-page]') || (detail === 0 && !isEntry)) return;
  // The browser focuses a label's control after the click.
  if (pressed.closest('label')) requestAnimationFrame(() => canvas.focus());
  else canvas.focus();
}
