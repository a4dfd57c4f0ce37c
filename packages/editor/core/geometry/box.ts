/** A rectangle in px of the frame's viewport. */
export type Box = {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
};

export type Point = { readonly x: number; readonly y: number };

export type Axis = 'horizontal' | 'vertical';

export const toBox = ({ left, top, right, bottom }: DOMRect): Box => ({ left, top, right, bottom });

export const isEmptyBox = (box: Box): boolean => box.right <= box.left && box.bottom <= box.top;

export const contains = (box: Box, { x, y }: Point): boolean =>
  x >= box.left && x <= box.right && y >= box.top && y <= box.bottom;

export const isSameBox = (a: Box, b: Box): boolean =>
  a.left === b.left && a.top === b.top && a.right === b.right && a.bottom === b.bottom;

export const distance = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y);

/** Whether two boxes share an area. */
export const overlap = (a: Box, b: Box): boolean =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

/** The smallest box around others. */
export const boundingBox = (boxes: readonly Box[]): Box => ({
  left: Math.min(...boxes.map(({ left }) => left)),
  top: Math.min(...boxes.map(({ top }) => top)),
  right: Math.max(...boxes.map(({ right }) => right)),
  bottom: Math.max(...boxes.map(({ bottom }) => bottom)),
});

/** The shared area of two boxes that overlap. */
export const intersection = (a: Box, b: Box): Box => ({
  left: Math.max(a.left, b.left),
  top: Math.max(a.top, b.top),
  right: Math.min(a.right, b.right),
  bottom: Math.min(a.bottom, b.bottom),
});

export const start = (box: Box, axis: Axis): number => (axis === 'horizontal' ? box.left : box.top);

export const end = (box: Box, axis: Axis): number =>
  axis === 'horizontal' ? box.right : box.bottom;

export const along = (point: Point, axis: Axis): number =>
  axis === 'horizontal' ? point.x : point.y;
