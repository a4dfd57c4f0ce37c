import { NumberInput, type NumberInputProps } from '@mantine/core';
import { useT } from '@plinth/i18n/react';
import { announce } from '@plinth/ui';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { decimalsOf, steppedNumber } from './number-steps.ts';
import { useSelectOnClick } from './use-select-on-click.ts';

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

type Limits = Pick<StepNumberProps, 'min' | 'max' | 'suffix'>;

/** Brings a number within limits, and says which limit it was beyond. */
function useLimited({ min, max, suffix = '' }: Limits) {
  const t = useT();
  const [limit, setLimit] = useState<number | null>(null);
  const textOf = (number: number) =>
    t(number === max ? 'EDITOR.NUMBER_AT_MOST' : 'EDITOR.NUMBER_AT_LEAST', {
      limit: `${number}${suffix}`,
    });
  const limited = (number: number): number => {
    const within = Math.min(max, Math.max(min, number));
    setLimit(within === number ? null : within);
    if (within !== number) announce(textOf(within));
    return within;
  };
  /** The limit that a value was brought to, until there is another value. */
  const note = (value: number | null) => (limit !== null && value === limit ? textOf(limit) : null);
  return { limited, note, clear: () => setLimit(null) };
}

/**
 * A number that applies as it's typed or stepped with arrow keys, with Shift ten steps at once. A
 * number beyond the limits becomes the limit on Enter and on leaving the field, which then says so.
 */
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
  const limit = useLimited(field);
  const input = useRef<HTMLInputElement>(null);
  const { fieldProps, select } = useSelectOnClick(value);
  const change = (next: number | string | bigint) => {
    const number = Number(next);
    const isWithin = next !== '' && number >= min && number <= max;
    setDraft(isWithin ? null : String(next));
    limit.clear();
    if (next === '') onClear?.();
    else if (isWithin) onChange(number);
  };
  const apply = () => {
    const number = Number(draft ?? '');
    setDraft(null);
    if (draft === null || draft === '' || !Number.isFinite(number)) return;
    onChange(limit.limited(number));
  };
  const enter = () => {
    flushSync(apply);
    select(input.current);
  };
  return (
    <NumberInput
      size="xs"
      ref={input}
      {...field}
      {...fieldProps}
      description={draft === null ? limit.note(value) : null}
      inputWrapperOrder={['label', 'input', 'description', 'error']}
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
        if (event.key === 'Enter') enter();
        const now = Number(draft ?? value ?? 0);
        const next = steppedNumber(now, event, limits);
        if (next === null || event.defaultPrevented) return;
        event.preventDefault();
        change(next);
      }}
      onBlur={(event) => {
        onBlur?.(event);
        apply();
      }}
    />
  );
}
