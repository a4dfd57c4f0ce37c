import { type Box, overlap, type Point } from '../../core/geometry/box.ts';

/** Size of a mark in px. */
export const SIZE = 24;

type Around = {
  readonly stage: { readonly width: number; readonly height: number };
  /** The selected widget, and whether it is the one with the mark. */
  readonly selected: Box | null;
  readonly isSelected: boolean;
  /** The name and toolbar of the selected widget, which would cover the mark. */
  readonly head?: Box | null;
  /** Texts, images, and controls that the mark shouldn't cover. */
  readonly content: readonly Box[];
};

/**
 * Where the mark of a widget goes, in px of the stage, given the box of what the widget shows: outside
 * at a right corner, at the lower one if the toolbar is at the upper one, or next to it, preferably
 * where it covers nothing. Null where it would cover the selected widget.
 */
export function markPlace(box: Box, around: Around): Point | null {
  const { stage, selected, isSelected, content, head = null } = around;
  const corner = Math.min(box.right, stage.width) - SIZE;
  const above = { x: corner, y: box.top - SIZE };
  const below = { x: corner, y: box.bottom };
  const beside = { x: box.right + 4, y: Math.max(box.top, 0) };
  const before = { x: box.left - SIZE - 4, y: Math.max(box.top, 0) };
  const boxAt = ({ x, y }: Point): Box => ({ left: x, top: y, right: x + SIZE, bottom: y + SIZE });
  const isOnStage = (place: Point) => {
    const { left, top, right, bottom } = boxAt(place);
    return left >= 0 && top >= 0 && right <= stage.width && bottom <= stage.height;
  };
  const isFree = (place: Point) => !content.some((each) => overlap(boxAt(place), each));
  const sorted = isSelected ? [below, beside, before, above] : [above, below, beside, before];
  const isUncovered = (place: Point) => head === null || !overlap(boxAt(place), head);
  const places = sorted.filter(isOnStage).filter(isUncovered);
  const place = places.find(isFree) ?? places[0];
  if (!place || (!isSelected && selected && overlap(boxAt(place), selected))) return null;
  return place;
}
