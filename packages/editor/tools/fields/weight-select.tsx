import { useT } from '@plinth/i18n/react';
import { ChoiceSelect } from './choice-select.tsx';

const FONT_WEIGHTS = [300, 400, 500, 600, 700, 800] as const;

type WeightSelectProps = {
  readonly 'aria-labelledby': string;
  readonly value: number | null;
  readonly placeholder?: string | undefined;
  readonly onChange: (weight: number) => void;
  readonly 'data-testid': string;
};

/** The weight of letters. */
export function WeightSelect({ value, placeholder, onChange, ...field }: WeightSelectProps) {
  const t = useT();
  return (
    <ChoiceSelect
      {...field}
      {...(placeholder === undefined ? {} : { placeholder })}
      data={FONT_WEIGHTS.map((weight) => ({
        value: String(weight),
        label: t(`WIDGET.FONT_WEIGHT.${weight}`),
      }))}
      value={value === null ? null : String(value)}
      onChange={(weight) => onChange(Number(weight))}
    />
  );
}
