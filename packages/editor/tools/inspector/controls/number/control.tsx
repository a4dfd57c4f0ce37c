import { NumberInput } from '@mantine/core';
import type { Translate } from '@plinth/i18n';
import { useT } from '@plinth/i18n/react';
import type { PropertyValue } from '@plinth/model';
import type { ControlKinds } from '@plinth/widgets/inspectors';
import { useState } from 'react';
import type { ControlDefinition, FieldProps } from '../../control-definition.ts';
import type { CssSource } from '../../in-effect/css-source.ts';

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
    const isWithin = next !== '' && number >= min && number <= max;
    setUnfinished(isWithin ? null : next);
    // The field stays empty until it's left; then it shows the value in effect.
    if (next === '' && isOptional) property.set(undefined);
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
      placeholder={property.origin.kind === 'mixed' ? t('EDITOR.MIXED') : undefined}
      clampBehavior="none"
      onChange={change}
      onBlur={leave}
    />
  );
}

/**
 * The number with this CSS. Its CSS is a number too, possibly on another scale: an opacity of 40 %
 * is `0.4`.
 */
export const numberSource = (
  { min, max }: ControlKinds['number'],
  path: string,
): readonly CssSource[] => [
  {
    path,
    from: [min, max],
    read: ({ computed, declare }) => {
      const [low, high, now] = [declare(min), declare(max), computed].map((css) =>
        Number.parseFloat(css ?? ''),
      );
      if (low === undefined || high === undefined || now === undefined) return undefined;
      const value = min + ((now - low) / (high - low)) * (max - min);
      return Number.isFinite(value) ? Math.round(value) : undefined;
    },
  },
];

/** Formats a number with its unit. */
export const numberText = (
  _: Translate,
  { unit }: ControlKinds['number'],
  value: PropertyValue,
): string => (unit ? `${value} ${unit}` : String(value));

export const controlKind: ControlDefinition<'number'> = {
  Field: NumberField,
  isInline: () => true,
  keepsState: true,
  valueText: numberText,
  css: numberSource,
};
