import type { NodeId } from '@plinth/model';
import type { INSPECTORS } from '@plinth/widgets/inspectors';
import { type Box, type Point, toBox } from '../../core/geometry/box.ts';
import type { EditorSession } from '../../core/session/types.ts';
import type { CanvasHandle } from '../frame/canvas-context.ts';
import { toWindow } from '../frame/viewport.ts';

/** An edge or a lower corner of what is resized. */
export type HandlePlace = 'left' | 'right' | 'bottom' | 'bottom-left' | 'bottom-right';

export type HandleAt = Point & {
  readonly place: HandlePlace;
  /** By how much the size grows per px that the handle moves to the right and down. */
  readonly growth: Point;
};

export type Measured = {
  /** In px of the stage. The first one is the one for keys. */
  readonly handles: readonly [HandleAt, ...HandleAt[]];
  /** px of the page. */
  readonly size: number;
  readonly least: number;
  readonly most: number;
  readonly zoom: number;
};

/** The smallest width that can be dragged. */
const LEAST_WIDTH = 24;

/** px between the left edge and the handle of a height. */
const INSET = 24;

/** Size of a handle in px. It starts at the edge and covers nothing of the element. */
const HANDLE = 24;

/** By how much the width of an element grows per px that its free edge moves to the right. */
export function growthOf(textAlign: string, direction: string): number {
  if (textAlign === 'center') return 2;
  const isAtEnd = textAlign === 'right' || textAlign === (direction === 'rtl' ? 'start' : 'end');
  return isAtEnd ? -1 : 1;
}

/** Change of the size for a movement of a handle: at corners, that of the larger part. */
export function sizeChange({ x, y }: Point, dx: number, dy: number): number {
  const [across, down] = [dx * x, dy * y];
  return Math.abs(across) >= Math.abs(down) ? across : down;
}

/**
 * The handles of a width: at the middle and the lower corner of each edge that moves. With `growth`
 * 2 the element is centered, so both move.
 */
export function widthHandles(box: Box, growth: number): readonly [HandleAt, ...HandleAt[]] {
  const ratio = (box.right - box.left) / Math.max(1, box.bottom - box.top);
  const middle = (box.top + box.bottom) / 2 - HANDLE / 2;
  const size = Math.abs(growth);
  const right: readonly [HandleAt, HandleAt] = [
    { place: 'right', x: box.right, y: middle, growth: { x: size, y: 0 } },
    { place: 'bottom-right', x: box.right, y: box.bottom, growth: { x: size, y: ratio } },
  ];
  const left: readonly [HandleAt, HandleAt] = [
    { place: 'left', x: box.left - HANDLE, y: middle, growth: { x: -size, y: 0 } },
    { place: 'bottom-left', x: box.left - HANDLE, y: box.bottom, growth: { x: -size, y: ratio } },
  ];
  if (size > 1) return [...right, ...left];
  return growth < 0 ? left : right;
}

export type Resize = NonNullable<NonNullable<(typeof INSPECTORS)[string]>['resize']>;

type MeasureOptions = {
  readonly session: EditorSession;
  readonly canvas: CanvasHandle;
  readonly id: NodeId;
  readonly resize: Resize;
  /** The range of the setting that stores a height. */
  readonly range: { readonly min: number; readonly max: number };
};

/** Measures the size that the handle changes; null while the page doesn't show it. */
export function measureSize(options: MeasureOptions): Measured | null {
  const { session, canvas, id, resize, range } = options;
  const root = session.elements.get(id);
  const part = resize.part === undefined ? root : root?.querySelector(resize.part);
  if (!root || !part?.isConnected) return null;
  const shown = toBox(part.getBoundingClientRect());
  if (shown.right <= shown.left) return null;
  const viewport = canvas.viewport();
  const box = toWindow(viewport, shown);
  const { zoom } = viewport;
  if (resize.axis === 'height') {
    const x = Math.min(box.left + INSET, (box.left + box.right - HANDLE) / 2);
    const growth = { x: 0, y: 1 };
    return {
      handles: [{ place: 'bottom', x, y: box.bottom, growth }],
      size: shown.bottom - shown.top,
      least: range.min,
      most: range.max,
      zoom,
    };
  }
  const style = canvas.window.getComputedStyle(root);
  const padding = Number.parseFloat(style.paddingLeft) + Number.parseFloat(style.paddingRight);
  const most = root.clientWidth - padding;
  const growth = growthOf(style.textAlign, style.direction);
  return {
    handles: widthHandles(box, growth),
    size: shown.right - shown.left,
    least: Math.min(LEAST_WIDTH, most),
    most,
    zoom,
  };
}
