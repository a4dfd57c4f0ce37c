import { NumberInput, Slider } from '@mantine/core';
import { useT } from '@plinth/i18n/react';
import { useState } from 'react';
import type { FieldProps } from './field.ts';
import './number-field.css';

/** A number with its unit; a slider kind has a slider beside it. */
export function NumberField({ control, property, labelId }: FieldProps<'number' | 'slider'>) {
  const t = useT();
  const { min, max, step = 1, unit, isOptional } = control;
  const value = typeof property.value === 'number' ? property.value : '';
  /** What is typed and cannot be stored as it stands: the way to a number, or one out of bounds. */
  const [unfinished, setUnfinished] = useState<number | string | null>(null);
  const change = (next: number | string) => {
    const number = Number(next);
    const isEmptied = next === '' && isOptional;
    const isWithin = next !== '' && number >= min && number <= max;
    setUnfinished(isEmptied || isWithin ? null : next);
    if (isEmptied) property.set(null);
    if (isWithin) property.set(number);
  };
  const leave = () => {
    const number = Number(unfinished ?? '');
    if (unfinished !== null && unfinished !== '' && Number.isFinite(number))
      property.set(Math.min(max, Math.max(min, number)));
    setUnfinished(null);
  };
  return (
    <div className="pl-number">
      {control.kind === 'slider' && (
        <Slider
          size="sm"
          min={min}
          max={max}
          step={step}
          value={value === '' ? min : value}
          onChange={change}
          label={null}
          thumbProps={{ 'aria-labelledby': labelId }}
        />
      )}
      <NumberInput
        size="xs"
        aria-labelledby={labelId}
        value={unfinished ?? value}
        min={min}
        max={max}
        step={step}
        allowNegative={min < 0}
        suffix={unit ? ` ${unit}` : ''}
        placeholder={
          property.origin.kind === 'mixed'
            ? t('EDITOR.MIXED')
            : isOptional
              ? t('EDITOR.AUTOMATIC')
              : undefined
        }
        clampBehavior="none"
        onChange={change}
        onBlur={leave}
      />
    </div>
  );
}
