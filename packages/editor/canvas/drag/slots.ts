import type { NodeId } from '@plinth/model';
import type { DropLine } from '../../core/commands/drop-target.ts';
import {
  type Axis,
  along,
  type Box,
  boundingBox,
  end,
  type Point,
  start,
} from '../../core/geometry/box.ts';
import type { PlacedChild } from './geometry.ts';

/** Children next to each other. `from` is the index of the first one in visual order. */
export type Line = { readonly from: number; readonly children: readonly PlacedChild[] };

/** The layout of a container's children in visual order: top to bottom, left to right. */
export type Arrangement = {
  readonly axis: Axis;
  /** Never empty; a vertical arrangement is one line. */
  readonly lines: readonly Line[];
  /** Visual order is the reverse of document order. */
  readonly isReversed: boolean;
};

const height = ({ top, bottom }: Box): number => bottom - top;

const width = ({ left, right }: Box): number => right - left;

/** Whether two boxes are next to each other: at about the same height and not overlapping. */
const isBeside = (a: Box, b: Box): boolean => {
  const overlapY = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
  const overlapX = Math.min(a.right, b.right) - Math.max(a.left, b.left);
  return (
    overlapY > Math.min(height(a), height(b)) / 2 && overlapX < Math.min(width(a), width(b)) / 2
  );
};

function groupIntoLines(children: readonly PlacedChild[]): Line[] {
  const lines: { from: number; children: PlacedChild[] }[] = [];
  children.forEach((child, from) => {
    const line = lines.at(-1);
    const last = line?.children.at(-1);
    if (line && last && isBeside(last.box, child.box)) line.children.push(child);
    else lines.push({ from, children: [child] });
  });
  return lines;
}

type ArrangeInput = {
  readonly children: readonly PlacedChild[];
  /** Children to leave out because they are being dragged. */
  readonly excluded: ReadonlySet<NodeId>;
  readonly fallbackAxis: Axis;
};

/** Derives the layout of a container's children from their boxes. */
export function arrange({ children, excluded, fallbackAxis }: ArrangeInput): Arrangement {
  const [first, last] = [children[0], children.at(-1)];
  const isMeasurable = first !== undefined && last !== undefined && first !== last;
  const isRow = isMeasurable && groupIntoLines(children).some((line) => line.children.length > 1);
  const axis = isMeasurable ? (isRow ? 'horizontal' : 'vertical') : fallbackAxis;
  const isReversed = isMeasurable && !isRow && last.box.bottom <= first.box.top;
  const remaining = children.filter(({ id }) => !excluded.has(id));
  const ordered = isReversed ? remaining.reverse() : remaining;
  const lines = axis === 'horizontal' ? groupIntoLines(ordered) : [{ from: 0, children: ordered }];
  return { axis, isReversed, lines: lines.length > 0 ? lines : [{ from: 0, children: [] }] };
}

/** How many of `children` have their center before the point; binary search. */
export function splitIndex(children: readonly PlacedChild[], point: Point, axis: Axis): number {
  const position = along(point, axis);
  let low = 0;
  let high = children.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    const box = children[middle]?.box;
    if (box && position > (start(box, axis) + end(box, axis)) / 2) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** The line vertically closest to the point. */
export function lineNear({ lines }: Arrangement, { y }: Point): Line {
  const distance = (line: Line) => {
    const { top, bottom } = lineBox(line);
    return Math.max(top - y, y - bottom, 0);
  };
  const [first = { from: 0, children: [] }, ...others] = lines;
  return others.reduce((best, line) => (distance(line) < distance(best) ? line : best), first);
}

/** A child alone in its line has its neighbors above and below. */
export const lineAxis = ({ axis, lines }: Arrangement, { children }: Line): Axis =>
  lines.length > 1 && children.length === 1 ? 'vertical' : axis;

/** The area that a line's children take up together. */
const lineBox = ({ children }: Line): Box => boundingBox(children.map(({ box }) => box));

/** Lines as if each was a single child. */
export const asChildren = (lines: readonly Line[]): PlacedChild[] =>
  lines.map((line) => ({ id: line.children[0]?.id ?? '', box: lineBox(line) }));

/** 0 above the line, its number of children below it; null at its height. */
export function indexOutside(line: Line, { y }: Point): number | null {
  const { top, bottom } = lineBox(line);
  if (y < top) return 0;
  return y > bottom ? line.children.length : null;
}

type LineInput = {
  readonly children: readonly PlacedChild[];
  readonly index: number;
  readonly axis: Axis;
  readonly container: Box;
};

/** The drop line for a slot between two children, before the first, or after the last. */
export function dropLine({ children, index, axis, container }: LineInput): DropLine {
  const crossAxis: Axis = axis === 'horizontal' ? 'vertical' : 'horizontal';
  const before = children[index - 1]?.box;
  const after = children[index]?.box;
  const neighbors = [before, after].filter((box) => box !== undefined);
  const extent = neighbors.length > 0 ? neighbors : [container];
  return {
    axis,
    at: lineAt(axis, container, { before, after }),
    from: Math.min(...extent.map((box) => start(box, crossAxis))),
    to: Math.max(...extent.map((box) => end(box, crossAxis))),
  };
}

function lineAt(
  axis: Axis,
  container: Box,
  { before, after }: { before?: Box | undefined; after?: Box | undefined },
): number {
  if (before && after) return (end(before, axis) + start(after, axis)) / 2;
  if (before) return Math.min(end(before, axis), end(container, axis));
  if (after) return Math.max(start(after, axis), start(container, axis));
  return (start(container, axis) + end(container, axis)) / 2;
}
