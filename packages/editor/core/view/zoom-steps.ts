/** Limits of the frame's scale. */
export const ZOOM_RANGE = { min: 0.25, max: 2 } as const;

/** The scales in the menu. */
export const ZOOM_CHOICES = [0.25, 0.5, 0.75, 1, 1.5, 2] as const;

/** The scale that shows several sections at once. */
export const OVERVIEW_ZOOM = 0.5;

/** The next choice above or below a scale, up to the limits. */
export function nextZoom(shown: number, direction: 1 | -1): number {
  const choices = direction === 1 ? ZOOM_CHOICES : ZOOM_CHOICES.toReversed();
  const isBeyond = (choice: number) => (choice - shown) * direction > 0.01;
  return choices.find(isBeyond) ?? (direction === 1 ? ZOOM_RANGE.max : ZOOM_RANGE.min);
}
