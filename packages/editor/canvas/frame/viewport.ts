import type { Box, Point } from '../../core/geometry/box.ts';

/** Position of the frame in px of the window, and its scale. */
export type Viewport = { readonly left: number; readonly top: number; readonly zoom: number };

export const readViewport = (frame: HTMLIFrameElement): Viewport => {
  const { left, top, width } = frame.getBoundingClientRect();
  return { left, top, zoom: width / Math.max(1, frame.clientWidth) };
};

export const toFrame = ({ left, top, zoom }: Viewport, { x, y }: Point): Point => ({
  x: (x - left) / zoom,
  y: (y - top) / zoom,
});

/** Converts px of the frame's viewport to px of the window. */
export const toWindow = ({ left, top, zoom }: Viewport, box: Box): Box => ({
  left: left + box.left * zoom,
  top: top + box.top * zoom,
  right: left + box.right * zoom,
  bottom: top + box.bottom * zoom,
});
