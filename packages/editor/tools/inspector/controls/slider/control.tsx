import { Slider } from '@mantine/core';
import { useT } from '@plinth/i18n/react';
import { useScrub } from '../../../../core/history/use-scrub.ts';
import type { ControlDefinition, FieldProps } from '../../control-definition.ts';
import { NumberField, numberSource, numberText } from '../number/control.tsx';
import './control.css';

/** A slider with a number field. */
export function SliderField({ control, property, labelId }: FieldProps<'slider'>) {
  const { min, max, step = 1 } = control;
  const t = useT();
  const startScrub = useScrub();
  const value = typeof property.value === 'number' ? property.value : min;
  return (
    <div className="pl-slider">
      <Slider
        size="sm"
        min={min}
        max={max}
        step={step}
        value={value}
        onPointerDownCapture={startScrub}
        onChange={property.set}
        label={null}
        thumbValueText={numberText(t, control, value)}
        thumbProps={{ 'aria-labelledby': labelId }}
      />
      <NumberField {...{ control, property, labelId }} />
    </div>
  );
}

export const controlKind: ControlDefinition<'slider'> = {
  Field: SliderField,
  keepsState: true,
  valueText: numberText,
  css: numberSource,
};
