/** px above the selection for its toolbar, and below it. */
const ROOM = { above: 64, below: 8 } as const;

type Span = { readonly top: number; readonly bottom: number };

type Given = {
  /** The selection, without scrolling and lift undone. */
  readonly box: Span;
  /** The part of the stage that the sheet leaves. */
  readonly free: Span;
  /** px by which the page can still scroll. */
  readonly scrollable: number;
};

/**
 * How far to scroll the page, and how far to move it up in addition at its end, so that the selection
 * is between the top of the stage and a sheet. A selection that is too high shows its beginning.
 */
export function liftFor({ box, free, scrollable }: Given): { scroll: number; lift: number } {
  const isFree = box.top >= free.top && box.bottom <= free.bottom - ROOM.below;
  if (isFree) return { scroll: 0, lift: 0 };
  const toTop = box.top - free.top - ROOM.above;
  const toBottom = box.bottom - free.bottom + ROOM.below;
  const wanted = toBottom > 0 ? Math.min(toTop, toBottom) : toTop;
  const scroll = Math.min(wanted, Math.max(0, scrollable));
  return { scroll, lift: Math.max(0, Math.round(wanted - scroll)) };
}
