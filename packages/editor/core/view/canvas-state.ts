import type { Device } from '@plinth/model';
import type { Point } from '../geometry/box.ts';

export type CanvasState = {
  readonly device: Device;
  /** Whether changes on a smaller device apply to all devices. The default on phones. */
  readonly changesAllDevices: boolean;
  readonly zoom: number | 'fit';
  /** The current scale of the frame, and the page's width in its own px. */
  readonly shownZoom: number;
  readonly shownWidth: number;
  /** px of the canvas, from its left edge, that a floating panel covers. */
  readonly covered: number;
  /** The same at the right. */
  readonly coveredRight: number;
  /** px by which the page is moved to the right so that the panel doesn't cover the selection. */
  readonly pan: number;
  /** Top of a sheet that covers the lower part of the window, in px of the window; null if none does. */
  readonly sheetTop: number | null;
  /** px by which the page is moved up so that the sheet doesn't cover the selection at its end. */
  readonly lift: number;
  /** Whether widgets hidden on the current device are shown as strips. */
  readonly showHidden: boolean;
  /** Incremented to start moving the selection by keyboard. */
  readonly moveRequests: number;
  /** The open context menu, at a point of the window or at the selection; null if closed. */
  readonly menu: { readonly at: Point | null } | null;
};

export const INITIAL_CANVAS: CanvasState = {
  device: 'desktop',
  changesAllDevices: false,
  zoom: 'fit',
  shownZoom: 1,
  shownWidth: 0,
  covered: 0,
  coveredRight: 0,
  pan: 0,
  sheetTop: null,
  lift: 0,
  showHidden: true,
  moveRequests: 0,
  menu: null,
};
