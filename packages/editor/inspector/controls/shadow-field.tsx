import { NumberInput, SegmentedControl } from '@mantine/core';
import { useT } from '@plinth/i18n/react';
import type { PropertyValue } from '@plinth/model';
import { ColorPick } from './color-pick.tsx';
import type { FieldProps } from './field.ts';
import './shadow-field.css';

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
        data={['auto', 'off', 'on'].map((value) => ({
          value,
          label: t(`EDITOR.SHADOW.${value.toUpperCase()}`),
        }))}
        onChange={(next) => change('is_on', next === 'auto' ? null : next === 'on')}
      />
      {phase === 'on' && (
        <div className="pl-shadow">
          {LENGTHS.map((name) => (
            <NumberInput
              key={name}
              size="xs"
              label={t(`EDITOR.SHADOW.${name.toUpperCase()}`)}
              value={Number(shadow[name] ?? 0)}
              min={name === 'blur' ? 0 : -200}
              max={200}
              suffix=" px"
              onChange={(next) => typeof next === 'number' && change(name, Math.round(next))}
            />
          ))}
          <ColorPick
            value={String(shadow.color ?? '')}
            onChange={(color) => color !== null && change('color', color)}
            label={t('EDITOR.SHADOW.COLOR')}
          />
        </div>
      )}
    </>
  );
}
