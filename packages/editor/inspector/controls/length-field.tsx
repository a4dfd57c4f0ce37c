import { NumberInput, Select } from '@mantine/core';
import { useT } from '@plinth/i18n/react';
import { useState } from 'react';
import type { FieldProps } from './field.ts';
import './length-field.css';

const LENGTH = /^(\d+(?:\.\d+)?)([a-z%]+)$/;

/** A number and a unit, kept as one CSS length; empty is automatic. */
export function LengthField({ control, property, labelId }: FieldProps<'length'>) {
  const t = useT();
  const [, size = '', given = ''] = LENGTH.exec(String(property.value ?? '')) ?? [];
  const [chosen, setChosen] = useState(control.units[0] ?? 'px');
  const unit = given || chosen;
  const write = (number: number | string, next: string) => {
    setChosen(next);
    if (number === '') property.set(null);
    else if (Number.isFinite(Number(number))) property.set(`${number}${next}`);
  };
  return (
    <div className="pl-length">
      <NumberInput
        size="xs"
        aria-labelledby={labelId}
        value={size === '' ? '' : Number(size)}
        min={0}
        placeholder={t(property.origin.kind === 'mixed' ? 'EDITOR.MIXED' : 'EDITOR.AUTOMATIC')}
        onChange={(number) => write(number, unit)}
      />
      <Select
        size="xs"
        aria-label={t('EDITOR.UNIT')}
        data={[...control.units]}
        value={unit}
        allowDeselect={false}
        onChange={(next) => write(size, next ?? unit)}
      />
    </div>
  );
}
