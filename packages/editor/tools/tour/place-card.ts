import type { Box } from '../../core/geometry/box.ts';

type Size = { readonly width: number; readonly height: number };

/** Distance in px from a card to its target and to the edges of the page. */
const GAP = 12;

const clamp = (value: number, from: number, to: number): number =>
  Math.max(from, Math.min(value, Math.max(from, to)));

/**
 * Places a card on the page, next to its target on the first side with enough space, so that it
 * covers neither its target nor another tool. Without space on any side, it goes to the end of the
 * page farther from the target.
 */
export function placeCard(target: Box, card: Size, page: Box): { left: number; top: number } {
  const place = (left: number, top: number) => ({
    left: clamp(left, page.left + GAP, page.right - GAP - card.width),
    top: clamp(top, page.top + GAP, page.bottom - GAP - card.height),
  });
  const after = target.right + GAP;
  const before = target.left - GAP - card.width;
  const below = target.bottom + GAP;
  const above = target.top - GAP - card.height;
  if (after + card.width + GAP <= page.right) return place(after, target.top);
  if (before >= page.left + GAP) return place(before, target.top);
  if (below + card.height + GAP <= page.bottom) return place(target.left, below);
  if (above >= page.top + GAP) return place(target.left, above);
  const isBelow = target.top + target.bottom > page.top + page.bottom;
  return place(target.left, isBelow ? page.top : page.bottom);
}
