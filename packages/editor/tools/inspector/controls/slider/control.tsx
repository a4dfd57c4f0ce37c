import { Slider } from '@mantine/core';
import { useScrub } from '../../../../core/history/use-scrub.ts';
import type { ControlDefinition, FieldProps } from '../../control-definition.ts';
import { NumberField, numberSource, numberText } from '../number/control.tsx';
import './control.css';

/** A slider with a number field. */
export function SliderField({ control, property, labelId }: FieldProps<'slider'>) {
  const { min, max, step = 1 } = control;
  const startScrub = useScrub();
  return (
    <div className="pl-slider">
      <Slider
        size="sm"
        min={min}
        max={max}
        step={step}
        value={typeof property.value === 'number' ? property.value : min}
        onPointerDownCapture={startScrub}
        onChange={property.set}
        label={null}
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
