import { Select, type SelectProps } from '@mantine/core';
import { useT } from '@plinth/i18n/react';

type ChoiceFieldProps = Omit<SelectProps, 'data' | 'allowDeselect'> & {
  /** Every value with the key of its name, in the order in which they are offered. */
  readonly choices: Readonly<Record<string, string>>;
};

/** One of a few fixed values, never none. */
export const ChoiceField = ({ choices, ...props }: ChoiceFieldProps) => {
  const t = useT();
  const data = Object.entries(choices).map(([value, label]) => ({ value, label: t(label) }));
  return <Select data={data} allowDeselect={false} {...props} />;
};
