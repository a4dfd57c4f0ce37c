import { SegmentedControl } from '@mantine/core';
import { keyPart } from '@plinth/i18n';
import { useT } from '@plinth/i18n/react';
import type { PropertyValue } from '@plinth/model';
import { useState } from 'react';
import { hexOf } from '../../../../canvas/contrast/css-color.ts';
import { ColorPicker } from '../../../fields/color-picker.tsx';
import { StepNumber } from '../../../fields/step-number.tsx';
import type { ControlDefinition, FieldProps } from '../../control-definition.ts';
import {
  choiceOf,
  LENGTHS,
  SHADOW_CHOICES,
  type Shadow,
  type ShadowChoice,
  shadowFor,
} from './shadow-sizes.ts';
import './control.css';

const CSS_SHADOW = /^(.*?)\s*(-?[\d.]+)px (-?[\d.]+)px ([\d.]+)px (-?[\d.]+)px$/;

/** The shadow with this computed CSS. */
function shadowOfCss(css: string): Shadow | undefined {
  if (css === 'none') return { is_on: false };
  const [, color = '', ...lengths] = CSS_SHADOW.exec(css) ?? [];
  const hex = hexOf(color);
  const named = LENGTHS.map((name, index) => [name, Math.round(Number(lengths[index]))]);
  return hex ? { is_on: true, color: hex, ...Object.fromEntries(named) } : undefined;
}

const isOnOf = (value: PropertyValue | undefined): PropertyValue =>
  (value as Shadow | undefined)?.is_on ?? null;

export function ShadowField({ property, labelId }: FieldProps<'shadow'>) {
  const t = useT();
  const shadow = (property.value ?? {}) as Shadow;
  const [isCustom, setCustom] = useState(false);
  const choice = isCustom && shadow.is_on === true ? 'on' : choiceOf(shadow);
  // The whole shadow is stored, so that an inherited one is changed instead of replaced.
  const change = (name: string, value: PropertyValue) =>
    property.set({ ...shadow, is_on: true, [name]: value });
  return (
    <>
      <SegmentedControl
        size="xs"
        fullWidth
        aria-labelledby={labelId}
        value={choice}
        data={SHADOW_CHOICES.map((value) => ({
          value,
          label: t(`EDITOR.SHADOW.${keyPart(value)}`),
        }))}
        onChange={(next) => {
          setCustom(next === 'on');
          property.set(shadowFor(next as ShadowChoice, shadow));
        }}
      />
      {choice === 'on' && (
        <div className="pl-shadow">
          {LENGTHS.map((name) => (
            <StepNumber
              key={name}
              label={t(`EDITOR.SHADOW.${keyPart(name)}`)}
              value={Number(shadow[name] ?? 0)}
              min={name === 'blur' ? 0 : -200}
              max={200}
              decimals={0}
              suffix=" px"
              onChange={(next) => change(name, next)}
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
  isInline: () => true,
  isUnset: (_, value) => isOnOf(value) === null,
  css: (_, path) => [
    {
      path,
      from: [{ is_on: true }, { is_on: false }],
      read: ({ computed }) => shadowOfCss(computed),
    },
  ],
};
