import { Select, type SelectProps } from '@mantine/core';
import type { MessageKey } from '@plinth/i18n';
import { useT } from '@plinth/i18n/react';
import type { FieldLimits } from '@plinth/model';

type ChoiceFieldProps = Omit<SelectProps, 'data' | 'allowDeselect'> & {
  readonly limits?: FieldLimits;
  /** Values with their label keys, in display order. */
  readonly choices: Readonly<Record<string, MessageKey>>;
};

/** A select with fixed options. */
export const ChoiceField = ({ choices, limits, ...props }: ChoiceFieldProps) => {
  const t = useT();
  const data = Object.entries(choices).map(([value, label]) => ({ value, label: t(label) }));
  return <Select data={data} allowDeselect={false} {...props} />;
};
