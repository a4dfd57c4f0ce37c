import type { Box } from '../../core/geometry/box.ts';

type Size = { readonly width: number; readonly height: number };

/** px between a card and what it points at, and between it and the window's edges. */
const GAP = 12;

const within = (value: number, most: number): number =>
  Math.max(GAP, Math.min(value, Math.max(GAP, most - GAP)));

/**
 * Beside the target, on the first side with room enough: it never lies over what it points at. Where no
 * side has room, it stands at the end of the window that is farther from the target.
 */
export function placeCard(target: Box, card: Size, room: Size): { left: number; top: number } {
  const top = within(target.top, room.height - card.height);
  const left = within(target.left, room.width - card.width);
  if (target.right + GAP + card.width + GAP <= room.width) return { left: target.right + GAP, top };
  if (target.left - GAP - card.width >= GAP) return { left: target.left - GAP - card.width, top };
  if (target.bottom + GAP + card.height + GAP <= room.height) {
    return { left, top: target.bottom + GAP };
  }
  if (target.top - GAP - card.height >= GAP) return { left, top: target.top - GAP - card.height };
  const isBelow = target.top + target.bottom > room.height;
  return { left, top: isBelow ? GAP : room.height - card.height - GAP };
}
