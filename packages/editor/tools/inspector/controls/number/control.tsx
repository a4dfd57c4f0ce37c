import type { Translate } from '@plinth/i18n';
import { useT } from '@plinth/i18n/react';
import type { PropertyValue } from '@plinth/model';
import type { ControlKinds } from '@plinth/widgets/inspectors';
import { StepNumber } from '../../../fields/step-number.tsx';
import type { ControlDefinition, FieldProps, WidgetFieldProps } from '../../control-definition.ts';
import type { CssSource } from '../../in-effect/css-source.ts';
import { useSpanLimits } from '../../use-span-limits.ts';

type NumberFieldProps = Pick<FieldProps<'number'>, 'property' | 'labelId'> & {
  readonly control: ControlKinds['number'];
};

/** A number with its unit, also used inside other controls. */
export function NumberField({ control, property, labelId }: NumberFieldProps) {
  const t = useT();
  const { min, max, step = 1, unit, isOptional } = control;
  return (
    <StepNumber
      aria-labelledby={labelId}
      value={typeof property.value === 'number' ? property.value : null}
      {...{ min, max, step }}
      suffix={unit ? ` ${unit}` : ''}
      placeholder={property.origin.kind === 'mixed' ? t('EDITOR.MIXED') : undefined}
      onChange={property.set}
      onClear={isOptional && (() => property.set(undefined))}
    />
  );
}

/** A number that another one of the widget may limit. */
function LimitedNumberField({ control, ...field }: WidgetFieldProps<'number'>) {
  const limits = useSpanLimits(field.id, field.path);
  return <NumberField control={{ ...control, ...limits }} {...field} />;
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
  Field: LimitedNumberField,
  readsWidget: true,
  isInline: () => true,
  keepsState: true,
  valueText: numberText,
  css: numberSource,
};
