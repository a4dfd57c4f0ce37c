import { NumberInput } from '@mantine/core';

type RoundedNumberProps = {
  readonly 'aria-labelledby': string;
  readonly value: number | null;
  readonly onChange: (value: number) => void;
  readonly min: number;
  readonly max: number;
  readonly step: number;
  /** Decimals shown. A value with more is stored until another one is chosen. */
  readonly decimals: number;
  readonly suffix: string;
  readonly placeholder?: string | undefined;
  readonly 'data-testid': string;
};

const rounded = (value: number, decimals: number): number => {
  const scale = 10 ** decimals;
  // Not -0, which would be shown with its sign.
  return Math.round(value * scale) / scale + 0;
};

/** A number without the fractions of a computed value, such as 41.5 px from a type scale. */
export function RoundedNumber({ value, onChange, decimals, ...field }: RoundedNumberProps) {
  const { min, max } = field;
  const shown = value === null ? '' : rounded(value, decimals);
  return (
    <NumberInput
      size="xs"
      {...field}
      value={shown}
      decimalScale={decimals}
      onChange={(next) => {
        if (typeof next === 'number' && next !== shown && next >= min && next <= max)
          onChange(next);
      }}
    />
  );
}
