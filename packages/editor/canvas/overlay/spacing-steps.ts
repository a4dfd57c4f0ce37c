import type { SpacingSide, SpacingSize, SpacingValue } from '@plinth/model';

/** From smallest to largest. */
export const STEPS = ['none', 'auto', 'small', 'medium', 'large'] as const;

/** Sizes in px of the frame; `auto` is the widget's default. */
export type StepSizes = { readonly [S in SpacingSize]: number };

/** The px of a size; an exact one is its own. */
export const pxOf = (sizes: StepSizes, size: SpacingValue): number =>
  typeof size === 'number' ? size : sizes[size];

/** The size closest to `px`, which can be the exact one it started from; `from` wins a tie. */
export function nearestStep(sizes: StepSizes, px: number, from: SpacingValue): SpacingValue {
  const distance = (size: SpacingValue) =>
    Math.abs(pxOf(sizes, size) - px) - (size === from ? 0.01 : 0);
  return STEPS.reduce<SpacingValue>(
    (best, size) => (distance(size) < distance(best) ? size : best),
    from,
  );
}

/** By how many sizes a key changes any side; null for other keys. */
export function stepsOfKey(key: string): number | null {
  const steps = {
    ArrowUp: 1,
    ArrowRight: 1,
    ArrowDown: -1,
    ArrowLeft: -1,
    PageUp: 2,
    PageDown: -2,
  };
  return Object.hasOwn(steps, key) ? steps[key as keyof typeof steps] : null;
}

/** The next size up or down, or the same at either end. */
function stepBy(sizes: StepSizes, size: SpacingValue, by: 1 | -1): SpacingValue {
  if (typeof size === 'string') return STEPS[STEPS.indexOf(size) + by] ?? size;
  const px = STEPS.filter((step) => step !== 'auto' && (sizes[step] - size) * by > 0);
  return (by > 0 ? px.at(0) : px.at(-1)) ?? size;
}

/** The size by steps up or down, up to either end. */
export const stepsBy = (sizes: StepSizes, size: SpacingValue, steps: number): SpacingValue =>
  Array.from({ length: Math.abs(steps) }).reduce<SpacingValue>(
    (reached) => stepBy(sizes, reached, steps > 0 ? 1 : -1),
    size,
  );

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
