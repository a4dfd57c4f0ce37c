import { NumberInput, type NumberInputProps } from '@mantine/core';
import { useState } from 'react';
import { decimalsOf, steppedNumber } from './number-steps.ts';

type StepNumberProps = Pick<
  NumberInputProps,
  | 'aria-labelledby'
  | 'aria-label'
  | 'label'
  | 'suffix'
  | 'placeholder'
  | 'error'
  | 'onKeyDown'
  | 'onPaste'
  | 'onBlur'
  | 'hideControls'
> & {
  /** null shows the placeholder. */
  readonly value: number | null;
  readonly onChange: (value: number) => void;
  /** Called when the field is emptied; it stays empty until it's left. */
  readonly onClear?: (() => void) | undefined;
  readonly min: number;
  readonly max: number;
  readonly step?: number;
  /** Decimals that can be entered. By default any, and those of a step by keys. */
  readonly decimals?: number;
  readonly 'data-testid'?: string | undefined;
};

/** A number that applies as it's typed or stepped with arrow keys, with Shift ten steps at once. */
export function StepNumber({
  value,
  onChange,
  onClear,
  step = 1,
  decimals,
  onKeyDown,
  onBlur,
  ...field
}: StepNumberProps) {
  const { min, max } = field;
  const limits = { step, min, max, decimals: decimals ?? decimalsOf(step) };
  /** Input that can't be stored: an incomplete or out-of-range number. */
  const [draft, setDraft] = useState<number | string | null>(null);
  const change = (next: number | string | bigint) => {
    const number = Number(next);
    const isWithin = next !== '' && number >= min && number <= max;
    setDraft(isWithin ? null : String(next));
    if (next === '') onClear?.();
    else if (isWithin) onChange(number);
  };
  const leave = () => {
    const number = Number(draft ?? '');
    setDraft(null);
    if (draft === null || draft === '' || !Number.isFinite(number)) return;
    onChange(Math.min(max, Math.max(min, number)));
  };
  return (
    <NumberInput
      size="xs"
      {...field}
      data-applied
      data-typed={draft !== null || undefined}
      value={draft ?? value ?? ''}
      step={step}
      {...(decimals === undefined ? {} : { decimalScale: decimals })}
      allowNegative={min < 0}
      clampBehavior="none"
      withKeyboardEvents={false}
      onChange={change}
      onKeyDown={(event) => {
        onKeyDown?.(event);
        const now = Number(draft ?? value ?? 0);
        const next = steppedNumber(now, event, limits);
        if (next === null || event.defaultPrevented) return;
        event.preventDefault();
        change(next);
      }}
      onBlur={(event) => {
        onBlur?.(event);
        leave();
      }}
    />
  );
}
