import { Select, type SelectProps } from '@mantine/core';

type ChoiceSelectProps<Value extends string> = Omit<
  SelectProps<Value>,
  'allowDeselect' | 'clearable' | 'onChange' | 'size'
> & { readonly onChange: (value: Value) => void };

/**
 * The select of every setting. Something is always chosen. One with `aria-labelledby` also needs
 * `aria-label`, which names its list.
 */
export const ChoiceSelect = <Value extends string>({
  onChange,
  ...props
}: ChoiceSelectProps<Value>) => (
  <Select<Value>
    size="xs"
    allowDeselect={false}
    onChange={(value) => value !== null && onChange(value)}
    {...props}
  />
);
