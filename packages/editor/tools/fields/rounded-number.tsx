import { StepNumber } from './step-number.tsx';

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
export function RoundedNumber({ value, onChange, ...field }: RoundedNumberProps) {
  const shown = value === null ? null : rounded(value, field.decimals);
  return (
    <StepNumber {...field} value={shown} onChange={(next) => next !== shown && onChange(next)} />
  );
}
