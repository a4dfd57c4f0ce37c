import type { Box } from '../../core/geometry/box.ts';

/** px between the head and the sides of the stage. */
const EDGE = 4;

export type Side = 'above' | 'below' | 'edge';

type Stage = { readonly width: number; readonly height: number; readonly covered: number };
type Head = { readonly width: number; readonly height: number };

/**
 * Where a widget's name and toolbar go, in px of the stage: above the widget, otherwise below it. If
 * the widget leaves no space at either side, they go to the lower edge of the stage, away from its
 * first line.
 */
export function headPlace(box: Box, head: Head, stage: Stage) {
  const side: Side =
    box.top >= head.height ? 'above' : box.bottom + head.height <= stage.height ? 'below' : 'edge';
  const top = { above: box.top - head.height, below: box.bottom, edge: stage.height - head.height };
  const left = Math.min(box.left, stage.width - EDGE - head.width);
  return { side, top: top[side], left: Math.max(stage.covered, left) };
}
