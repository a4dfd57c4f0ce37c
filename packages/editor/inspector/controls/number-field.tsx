import { NumberInput, Slider } from '@mantine/core';
import { useT } from '@plinth/i18n/react';
import type { FieldProps } from './field.ts';
import './number-field.css';

/** A number with its unit; a slider kind has a slider beside it. */
export function NumberField({ control, property, labelId }: FieldProps<'number' | 'slider'>) {
  const t = useT();
  const { min, max, step = 1, unit, isOptional } = control;
  const value = typeof property.value === 'number' ? property.value : '';
  const change = (next: number | string) => {
    if (next === '') {
      if (isOptional) property.set(null);
      return;
    }
    const number = Number(next);
    if (Number.isFinite(number) && number >= min && number <= max) property.set(number);
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
        value={value}
        min={min}
        max={max}
        step={step}
        suffix={unit ? ` ${unit}` : ''}
        placeholder={
          property.origin.kind === 'mixed'
            ? t('EDITOR.MIXED')
            : isOptional
              ? t('EDITOR.AUTOMATIC')
              : undefined
        }
        clampBehavior="blur"
        onChange={change}
      />
    </div>
  );
}
