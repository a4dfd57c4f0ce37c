type Steps = {
  readonly step: number;
  /** Decimals that the value can have. */
  readonly decimals: number;
  readonly min: number;
  readonly max: number;
};

type Pressed = Pick<KeyboardEvent, 'key' | 'shiftKey' | 'altKey' | 'ctrlKey' | 'metaKey'>;

const rounded = (value: number, decimals: number): number => {
  const scale = 10 ** decimals;
  // Not -0, which would be shown with its sign.
  return Math.round(value * scale) / scale + 0;
};

const DIRECTIONS: { readonly [key: string]: number } = { ArrowUp: 1, ArrowDown: -1 };

/**
 * The number after an arrow key: with Shift ten steps further, with Alt a tenth of one as far as
 * the decimals allow. Null for all other keys.
 */
export function steppedNumber(
  value: number,
  { key, shiftKey, altKey, ctrlKey, metaKey }: Pressed,
  { step, decimals, min, max }: Steps,
): number | null {
  const direction = DIRECTIONS[key];
  if (direction === undefined || ctrlKey || metaKey) return null;
  const size = shiftKey ? step * 10 : altKey ? Math.max(step / 10, 10 ** -decimals) : step;
  return Math.min(max, Math.max(min, rounded(value + direction * size, decimals)));
}

/** Decimals of a step, such as 2 for 0.05. */
export const decimalsOf = (step: number): number => String(step).split('.')[1]?.length ?? 0;
