import { NumberInput } from '@mantine/core';
import { useT } from '@plinth/i18n/react';
import { useState } from 'react';
import { ChoiceSelect } from '../../../fields/choice-select.tsx';
import type { ControlDefinition, FieldProps } from '../../control-definition.ts';
import './control.css';

const LENGTH = /^(\d+(?:\.\d+)?)([a-z%]+)$/;

/** A number and a unit, stored as one CSS length; empty means auto or the default. */
export function LengthField({ control, property, labelId }: FieldProps<'length'>) {
  const t = useT();
  const [, size = '', given = ''] = LENGTH.exec(String(property.value ?? '')) ?? [];
  const [chosen, setChosen] = useState(control.units[0] ?? 'px');
  const [isEmptied, setEmptied] = useState(false);
  const unit = (!isEmptied && given) || chosen;
  const write = (number: number | string, next: string) => {
    setChosen(next);
    if (number === '') property.set(undefined);
    else if (Number.isFinite(Number(number))) property.set(`${number}${next}`);
  };
  return (
    <div className="pl-length">
      <NumberInput
        size="xs"
        aria-labelledby={labelId}
        value={size === '' || isEmptied ? '' : Number(size)}
        min={0}
        allowNegative={false}
        placeholder={t(property.origin.kind === 'mixed' ? 'EDITOR.MIXED' : 'EDITOR.VALUE.NONE')}
        onChange={(number) => {
          setEmptied(number === '');
          write(number, unit);
        }}
        onBlur={() => setEmptied(false)}
      />
      <ChoiceSelect
        aria-label={t('EDITOR.UNIT')}
        data={[...control.units]}
        value={unit}
        onChange={(next) => write(size, next)}
      />
    </div>
  );
}

export const controlKind: ControlDefinition<'length'> = {
  Field: LengthField,
  isInline: () => true,
  keepsState: true,
  css: ({ units }, path) => [
    {
      path,
      from: [`1${units[0]}`, `2${units[0]}`],
      read: ({ computed }) => {
        const [, size = '', unit = ''] = LENGTH.exec(computed === 'auto' ? '0px' : computed) ?? [];
        return units.some((each) => each === unit)
          ? `${Math.round(Number(size))}${unit}`
          : undefined;
      },
    },
  ],
};
