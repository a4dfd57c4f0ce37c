import { useT } from '@plinth/i18n/react';
import { useState } from 'react';
import { ChoiceSelect } from '../../../fields/choice-select.tsx';
import { StepNumber } from '../../../fields/step-number.tsx';
import type { ControlDefinition, FieldProps } from '../../control-definition.ts';
import './control.css';
import { useTypedUnit } from './use-typed-unit.ts';

const LENGTH = /^(\d+(?:\.\d+)?)([a-z%]+)$/;

const MAX = 99_999;

/** A number and a unit, stored as one CSS length; empty means auto or the default. */
export function LengthField({ control, property, labelId }: FieldProps<'length'>) {
  const t = useT();
  const { units } = control;
  const [, size = '', given = ''] = LENGTH.exec(String(property.value ?? '')) ?? [];
  const [chosen, setChosen] = useState(units[0] ?? 'px');
  const [isEmptied, setEmptied] = useState(false);
  const unit = (!isEmptied && given) || chosen;
  const write = (number: number | string, next: string) => {
    setChosen(next);
    setEmptied(number === '');
    if (number === '') property.set(undefined);
    else if (Number.isFinite(Number(number))) property.set(`${number}${next}`);
  };
  const typed = useTypedUnit(units, (next, number = size) => write(number, next));
  return (
    <div className="pl-length">
      <StepNumber
        aria-labelledby={labelId}
        value={size === '' || isEmptied ? null : Number(size)}
        min={0}
        max={MAX}
        decimals={1}
        placeholder={t(property.origin.kind === 'mixed' ? 'EDITOR.MIXED' : 'EDITOR.VALUE.NONE')}
        suffix={typed.draft}
        error={
          typed.isRefused &&
          t('EDITOR.UNITS_ALLOWED', {
            first: units.slice(0, -1).join(', '),
            last: units.at(-1) ?? '',
          })
        }
        onChange={(number) => {
          typed.clear();
          write(number, unit);
        }}
        onClear={() => write('', unit)}
        onKeyDown={typed.handleKey}
        onPaste={typed.handlePaste}
        onBlur={() => {
          setEmptied(false);
          typed.leave();
        }}
        data-testid="length-size"
      />
      <ChoiceSelect
        aria-label={t('EDITOR.UNIT')}
        data={[...units]}
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
