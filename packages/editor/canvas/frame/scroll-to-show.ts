type Extent = { readonly top: number; readonly bottom: number };

/** px of a widget that have to be in view if it is selected where it is. */
const MIN_VISIBLE = 48;

/** Share of a new widget, or of the one selected after a deletion, that has to be in view. */
const MIN_SHARE = 0.75;

type Need = { readonly isMostNeeded: boolean };

/**
 * By how many px to scroll so that enough of a widget is in view, given the view below a sticky
 * header: to its center, or to the widget's start if it's higher than the view. 0 if enough is.
 */
export function scrollToShow(
  { top, bottom }: Extent,
  view: Extent,
  { isMostNeeded }: Need,
): number {
  const height = bottom - top;
  const room = view.bottom - view.top;
  const visible = Math.min(bottom, view.bottom) - Math.max(top, view.top);
  const least = isMostNeeded ? Math.min(height, room) * MIN_SHARE : Math.min(MIN_VISIBLE, height);
  const isStartHidden = isMostNeeded && top < view.top;
  if (visible >= least && !isStartHidden) return 0;
  return height > room ? top - view.top : (top + bottom - view.top - view.bottom) / 2;
}
