import type { Device } from '@plinth/model';
import type { Point } from '../geometry/box.ts';

export type CanvasState = {
  readonly device: Device;
  readonly zoom: number | 'fit';
  /** The current scale of the frame. */
  readonly shownZoom: number;
  /** Outlines of widgets that are hidden on the current device. */
  readonly showHidden: boolean;
  /** Counts the requests to move the selection with the keyboard. */
  readonly moveRequests: number;
  /** The open context menu, at a point of the window or at the selection; null: closed. */
  readonly menu: { readonly at: Point | null } | null;
};

export const INITIAL_CANVAS: CanvasState = {
  device: 'desktop',
  zoom: 'fit',
  shownZoom: 1,
  showHidden: true,
  moveRequests: 0,
  menu: null,
};
