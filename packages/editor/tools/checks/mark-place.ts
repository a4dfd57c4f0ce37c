import { type Box, overlap, type Point } from '../../core/geometry/box.ts';

/** Size of a mark in px. */
const SIZE = 24;

type Around = {
  readonly stage: { readonly width: number; readonly height: number };
  /** The selected widget, and whether it is the one with the mark. */
  readonly selected: Box | null;
  readonly isSelected: boolean;
};

/**
 * Where the mark of a widget goes, in px of the stage: outside at a right corner, at the lower one if
 * the toolbar is at the upper one, or next to it. Null where it would cover the selected widget.
 */
export function markPlace(box: Box, { stage, selected, isSelected }: Around): Point | null {
  const corner = Math.min(box.right, stage.width) - SIZE;
  const above = { x: corner, y: box.top - SIZE };
  const below = { x: corner, y: box.bottom };
  const beside = { x: box.right + 4, y: Math.max(box.top, 0) };
  const boxAt = ({ x, y }: Point): Box => ({ left: x, top: y, right: x + SIZE, bottom: y + SIZE });
  const isFree = (place: Point) => {
    const { left, top, right, bottom } = boxAt(place);
    return left >= 0 && top >= 0 && right <= stage.width && bottom <= stage.height;
  };
  const place = [...(isSelected ? [below, above] : [above, below]), beside].find(isFree);
  if (!place || (selected && overlap(boxAt(place), selected))) return null;
  return place;
}
