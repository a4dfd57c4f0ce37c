import type { MouseEvent } from 'react';
import type { CanvasHandle } from './canvas-context.ts';

/**
 * After a press on what acts on the page (it bears `data-to-page`) the keys are the page's again, so
 * that Delete, arrows and Enter act on the selection. Pressed by a key, a button keeps the focus; the
 * entry of a menu is gone by then and cannot.
 */
export function returnFocusToCanvas(
  { target, detail }: MouseEvent,
  canvas: CanvasHandle | null,
): void {
  const pressed = target as Element;
  const isEntry = pressed.closest('[role="menuitem"]') !== null;
  if (!canvas || !pressed.closest('[data-to-page]') || (detail === 0 && !isEntry)) return;
  // What belongs to the label is focused after its click.
  if (pressed.closest('label')) requestAnimationFrame(() => canvas.window.focus());
  else canvas.window.focus();
}
