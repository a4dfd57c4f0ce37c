import type { NodeId } from '@plinth/model';
import type { INSPECTORS } from '@plinth/widgets/inspectors';
import { type Point, toBox } from '../../core/geometry/box.ts';
import type { EditorSession } from '../../core/session/types.ts';
import type { CanvasHandle } from '../frame/canvas-context.ts';
import { toWindow } from '../frame/viewport.ts';

export type Measured = {
  /** Where the handle is, in px of the stage. */
  readonly at: Point;
  /** px of the page. */
  readonly size: number;
  readonly least: number;
  readonly most: number;
  /** By how much the size grows per px that the handle moves to the right or down. */
  readonly growth: number;
  readonly zoom: number;
};

/** The smallest width that can be dragged, and the largest height. */
const LEAST_WIDTH = 24;
const MOST_HEIGHT = 1000;

/** px between the left edge and the handle of a height. */
const INSET = 24;

/** Size of the handle in px. It lies outside the element, of which it covers nothing. */
const HANDLE = 24;

/** By how much the width of an element grows per px that its free edge moves to the right. */
export function growthOf(textAlign: string, direction: string): number {
  if (textAlign === 'center') return 2;
  const isAtEnd = textAlign === 'right' || textAlign === (direction === 'rtl' ? 'start' : 'end');
  return isAtEnd ? -1 : 1;
}

export type Resize = NonNullable<NonNullable<(typeof INSPECTORS)[string]>['resize']>;

type MeasureOptions = {
  readonly session: EditorSession;
  readonly canvas: CanvasHandle;
  readonly id: NodeId;
  readonly resize: Resize;
};

/** Measures the size that the handle changes; null while the page doesn't show it. */
export function measureSize({ session, canvas, id, resize }: MeasureOptions): Measured | null {
  const root = session.elements.get(id);
  const part = resize.part === undefined ? root : root?.querySelector(resize.part);
  if (!root || !part?.isConnected) return null;
  const shown = toBox(part.getBoundingClientRect());
  if (shown.right <= shown.left) return null;
  const viewport = canvas.viewport();
  const box = toWindow(viewport, shown);
  const { zoom } = viewport;
  if (resize.axis === 'height') {
    const at = {
      x: Math.min(box.left + INSET, (box.left + box.right - HANDLE) / 2),
      y: box.bottom,
    };
    return { at, size: shown.bottom - shown.top, least: 0, most: MOST_HEIGHT, growth: 1, zoom };
  }
  const style = canvas.window.getComputedStyle(root);
  const padding = Number.parseFloat(style.paddingLeft) + Number.parseFloat(style.paddingRight);
  const most = root.clientWidth - padding;
  const growth = growthOf(style.textAlign, style.direction);
  return {
    at: {
      x: growth < 0 ? box.left - HANDLE : box.right,
      y: (box.top + box.bottom) / 2 - HANDLE / 2,
    },
    size: shown.right - shown.left,
    least: Math.min(LEAST_WIDTH, most),
    most,
    growth,
    zoom,
  };
}
