import type { Box } from '../../core/geometry/box.ts';

type Size = { readonly width: number; readonly height: number };

/** Distance in px from a card to its target and to the window's edges. */
const GAP = 12;

const within = (value: number, most: number): number =>
  Math.max(GAP, Math.min(value, Math.max(GAP, most - GAP)));

/**
 * Places a card next to its target on the first side with enough space, never over it. Without space
 * on any side, it goes to the end of the window farther from the target.
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
