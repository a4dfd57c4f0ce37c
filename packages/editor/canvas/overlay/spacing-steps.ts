import type { SpacingSide, SpacingSize } from '@plinth/model';

/** In the order in which a band grows. */
export const STEPS = ['none', 'auto', 'small', 'medium', 'large'] as const;

/** px of the frame that each size is; `auto` is what the widget has by itself. */
export type StepSizes = { readonly [S in SpacingSize]: number };

/** The size whose px are nearest; where two are the same, the one that `from` is. */
export function nearestStep(sizes: StepSizes, px: number, from: SpacingSize): SpacingSize {
  const distance = (size: SpacingSize) => Math.abs(sizes[size] - px) - (size === from ? 0.01 : 0);
  return STEPS.reduce((best, size) => (distance(size) < distance(best) ? size : best), from);
}

/** The next size up or down; at either end the same. */
export const stepBy = (size: SpacingSize, by: number): SpacingSize =>
  STEPS[Math.min(STEPS.length - 1, Math.max(0, STEPS.indexOf(size) + by))] ?? size;

const OPPOSITE: Record<SpacingSide, SpacingSide> = {
  top: 'bottom',
  bottom: 'top',
  left: 'right',
  right: 'left',
};

/** Shift means all sides, Alt the opposite one, too. */
export function sidesMeant(
  side: SpacingSide,
  { shiftKey, altKey }: { readonly shiftKey: boolean; readonly altKey: boolean },
): readonly SpacingSide[] {
  if (shiftKey) return ['top', 'right', 'bottom', 'left'];
  return altKey ? [side, OPPOSITE[side]] : [side];
}
