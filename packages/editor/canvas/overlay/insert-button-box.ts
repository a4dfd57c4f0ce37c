import type { Box } from '../../core/geometry/box.ts';
import type { Side } from './gaps.ts';

/** Size of the button, and its distance from the widget, in px. */
const SIZE = 24;
const DISTANCE = 4;

/** The edge of a widget, and the middle of the gap between it and the one across. */
function edgeOf(own: Box, across: Box | null, side: Side) {
  const isBefore = side === 'before';
  const edge = isBefore ? own.top : own.bottom;
  const facing = isBefore ? across?.bottom : across?.top;
  const isGap = facing !== undefined && (isBefore ? facing <= edge : facing >= edge);
  return { edge, middle: isGap ? (edge + facing) / 2 : edge };
}

/** Where the button between two parts of the page goes: in the middle of the gap. */
export function partButtonBox(own: Box, across: Box | null, side: Side): Box {
  const left = (own.left + own.right - SIZE) / 2;
  const top = Math.max(0, edgeOf(own, across, side).middle - SIZE / 2);
  return { left, top, right: left + SIZE, bottom: top + SIZE };
}

/**
 * Where the button of a gap goes, in px of the stage: to the left of the widget, where there is no
 * content, otherwise at the left edge, centered on the gap between the widget and the one across.
 */
export function insertButtonBox(own: Box, across: Box | null, side: Side): Box {
  const isBefore = side === 'before';
  const middle = (own.top + own.bottom) / 2;
  const outside = own.left - SIZE - DISTANCE;
  const left = Math.max(0, outside);
  const gap = edgeOf(own, across, side);
  const center = outside < 0 ? gap.middle : gap.edge;
  const start = center - SIZE / 2;
  const top = Math.max(0, isBefore ? Math.min(start, middle - SIZE) : Math.max(start, middle));
  return { left, top, right: left + SIZE, bottom: top + SIZE };
}
