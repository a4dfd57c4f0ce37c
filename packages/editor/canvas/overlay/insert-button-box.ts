import type { Box } from '../../core/geometry/box.ts';
import type { Side } from './gaps.ts';

/** Size of the button, and its distance from the widget, in px. */
const SIZE = 24;
const DISTANCE = 4;

/**
 * Where the button of a gap goes, in px of the stage: to the left of the widget, where there is no
 * content, otherwise at the left edge, centered on the gap between the widget and the one across.
 */
export function insertButtonBox(own: Box, across: Box | null, side: Side): Box {
  const isBefore = side === 'before';
  const middle = (own.top + own.bottom) / 2;
  const outside = own.left - SIZE - DISTANCE;
  const left = Math.max(0, outside);
  const edge = isBefore ? own.top : own.bottom;
  const facing = isBefore ? across?.bottom : across?.top;
  const isGap = facing !== undefined && (isBefore ? facing <= edge : facing >= edge);
  const center = outside < 0 && isGap ? (edge + facing) / 2 : edge;
  const start = center - SIZE / 2;
  const top = Math.max(0, isBefore ? Math.min(start, middle - SIZE) : Math.max(start, middle));
  return { left, top, right: left + SIZE, bottom: top + SIZE };
}
