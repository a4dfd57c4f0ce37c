import { type Box, overlap } from '../../core/geometry/box.ts';

/** px between the label and the toolbar. */
const SPACE = 8;

/** A bar, with its label in the middle. */
type Bar = Box & { readonly width: number };

/** How far the label of a bar moves in px, so that it leaves a toolbar visible. */
export function labelShift({ width, ...bar }: Bar, toolbar: Box | null): number {
  const left = (bar.left + bar.right - width) / 2;
  const label = { ...bar, left, right: left + width };
  if (!toolbar || !overlap(label, toolbar)) return 0;
  const after = toolbar.right + SPACE;
  return after + width <= bar.right ? after - left : toolbar.left - SPACE - width - left;
}
