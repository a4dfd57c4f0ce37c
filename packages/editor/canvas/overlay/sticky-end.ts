import type { NodeId } from '@plinth/model';
import type { EditorSession } from '../../core/session/types.ts';
import type { CanvasHandle } from '../frame/canvas-context.ts';
import { stickyBottom } from '../frame/sticky-bottom.ts';
import { toWindow } from '../frame/viewport.ts';

/** A clip so wide that it cuts nothing off. */
const OPEN = '-100vmax';

/** Where the part of the stage that shows a widget starts: below a sticky header. In px of the stage. */
export function stickyEnd({ elements }: EditorSession, canvas: CanvasHandle, id: NodeId): number {
  const element = elements.get(id);
  const bottom = element ? stickyBottom(element, canvas.window) : 0;
  if (bottom === 0) return 0;
  return Math.max(0, toWindow(canvas.viewport(), { left: 0, top: 0, right: 0, bottom }).bottom);
}

/** Cuts off what is drawn above a height, in px of the stage, for something drawn from `top`. */
export function clipAbove(element: HTMLElement | null, end: number, top: number): void {
  if (!element) return;
  element.style.clipPath = end > 0 ? `inset(${end - top}px ${OPEN} ${OPEN})` : '';
}
