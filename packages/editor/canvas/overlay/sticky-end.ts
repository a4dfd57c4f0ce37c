import type { NodeId } from '@plinth/model';
import { toBox } from '../../core/geometry/box.ts';
import type { EditorSession } from '../../core/session/types.ts';
import type { CanvasHandle } from '../frame/canvas-context.ts';
import { toWindow } from '../frame/viewport.ts';

/** A clip so wide that it cuts nothing off. */
const OPEN = '-100vmax';

/**
 * Where the part of the stage that shows a widget starts: below what is stuck to the top of the
 * window, such as a header, over the scrolled page. In px of the stage.
 */
export function stickyEnd({ elements }: EditorSession, canvas: CanvasHandle, id: NodeId): number {
  const element = elements.get(id);
  if (!element || canvas.window.scrollY <= 0) return 0;
  const ends = [...canvas.document.getElementsByClassName('moto-sticky')]
    .filter((sticky) => !sticky.contains(element) && !element.contains(sticky))
    .filter((sticky) => sticky.checkVisibility({ visibilityProperty: true }))
    .map((sticky) => ({ sticky, box: toBox(sticky.getBoundingClientRect()) }))
    .filter(({ sticky, box }) => isStuckToTop(canvas.window.getComputedStyle(sticky), box.top))
    .map(({ box }) => toWindow(canvas.viewport(), box).bottom);
  return Math.max(0, ...ends);
}

const isStuckToTop = ({ position, top }: CSSStyleDeclaration, shown: number): boolean =>
  (position === 'sticky' || position === 'fixed') && shown <= Number.parseFloat(top) + 1;

/** Cuts off what is drawn above a height, in px of the stage, for something drawn from `top`. */
export function clipAbove(element: HTMLElement | null, end: number, top: number): void {
  if (!element) return;
  element.style.clipPath = end > 0 ? `inset(${end - top}px ${OPEN} ${OPEN})` : '';
}
