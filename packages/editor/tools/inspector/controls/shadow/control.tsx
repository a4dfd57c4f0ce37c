import { NumberInput, SegmentedControl } from '@mantine/core';
import { keyPart } from '@plinth/i18n';
import { useT } from '@plinth/i18n/react';
import type { PropertyValue } from '@plinth/model';
import { ColorPicker } from '../../../fields/color-picker.tsx';
import type { ControlDefinition, FieldProps } from '../../control-definition.ts';
import './control.css';

type Shadow = { readonly [name: string]: PropertyValue };

const LENGTHS = ['x', 'y', 'blur', 'spread'] as const;

const phaseOf = (isOn: PropertyValue | undefined): string =>
  isOn === true ? 'on' : isOn === false ? 'off' : 'auto';

export function ShadowField({ property, labelId }: FieldProps<'shadow'>) {
  const t = useT();
  const shadow = (property.value ?? {}) as Shadow;
  const change = (name: string, value: PropertyValue) => property.set({ ...shadow, [name]: value });
  const phase = phaseOf(shadow.is_on);
  return (
    <>
      <SegmentedControl
        size="xs"
        fullWidth
        aria-labelledby={labelId}
        value={phase}
        data={(['auto', 'off', 'on'] as const).map((value) => ({
          value,
          label: t(`EDITOR.SHADOW.${keyPart(value)}`),
        }))}
        onChange={(next) => change('is_on', next === 'auto' ? null : next === 'on')}
      />
      {phase === 'on' && (
        <div className="pl-shadow">
          {LENGTHS.map((name) => (
            <NumberInput
              key={name}
              size="xs"
              label={t(`EDITOR.SHADOW.${keyPart(name)}`)}
              value={Number(shadow[name] ?? 0)}
              min={name === 'blur' ? 0 : -200}
              max={200}
              suffix=" px"
              onChange={(next) => typeof next === 'number' && change(name, Math.round(next))}
            />
          ))}
          <ColorPicker
            value={String(shadow.color ?? '')}
            onChange={(color) => color !== null && change('color', color)}
            label={t('EDITOR.SHADOW.COLOR')}
          />
        </div>
      )}
    </>
  );
}

export const controlKind: ControlDefinition<'shadow'> = {
  Field: ShadowField,
};
