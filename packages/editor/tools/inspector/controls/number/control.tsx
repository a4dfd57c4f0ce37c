import { NumberInput } from '@mantine/core';
import type { Translate } from '@plinth/i18n';
import { useT } from '@plinth/i18n/react';
import type { PropertyValue } from '@plinth/model';
import type { ControlKinds } from '@plinth/widgets/inspectors';
import { useState } from 'react';
import type { ControlDefinition, FieldProps } from '../../control-definition.ts';

type NumberFieldProps = Pick<FieldProps<'number'>, 'property' | 'labelId'> & {
  readonly control: ControlKinds['number'];
};

/** A number with its unit, also used inside other controls. */
export function NumberField({ control, property, labelId }: NumberFieldProps) {
  const t = useT();
  const { min, max, step = 1, unit, isOptional } = control;
  const value = typeof property.value === 'number' ? property.value : '';
  /** Input that can't be stored: an incomplete or out-of-range number. */
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
  );
}

/** Formats a number with its unit. */
export const numberText = (
  _: Translate,
  { unit }: ControlKinds['number'],
  value: PropertyValue,
): string => (unit ? `${value} ${unit}` : String(value));

export const controlKind: ControlDefinition<'number'> = {
  Field: NumberField,
  keepsState: true,
  valueText: numberText,
};
