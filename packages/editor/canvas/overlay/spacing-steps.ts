import type { SpacingSide, SpacingSize } from '@plinth/model';

/** From smallest to largest. */
export const STEPS = ['none', 'auto', 'small', 'medium', 'large'] as const;

/** Sizes in px of the frame; `auto` is the widget's default. */
export type StepSizes = { readonly [S in SpacingSize]: number };

/** The size closest to `px`; `from` wins a tie. */
export function nearestStep(sizes: StepSizes, px: number, from: SpacingSize): SpacingSize {
  const distance = (size: SpacingSize) => Math.abs(sizes[size] - px) - (size === from ? 0.01 : 0);
  return STEPS.reduce((best, size) => (distance(size) < distance(best) ? size : best), from);
}

/** The next size up or down, or the same at either end. */
export const stepBy = (size: SpacingSize, by: number): SpacingSize =>
  STEPS[Math.min(STEPS.length - 1, Math.max(0, STEPS.indexOf(size) + by))] ?? size;

const OPPOSITE: Record<SpacingSide, SpacingSide> = {
  top: 'bottom',
  bottom: 'top',
  left: 'right',
  right: 'left',
};

/** Shift includes all sides, Alt the opposite one. */
export function affectedSides(
  side: SpacingSide,
  { shiftKey, altKey }: { readonly shiftKey: boolean; readonly altKey: boolean },
): readonly SpacingSide[] {
  if (shiftKey) return ['top', 'right', 'bottom', 'left'];
  return altKey ? [side, OPPOSITE[side]] : [side];
}
