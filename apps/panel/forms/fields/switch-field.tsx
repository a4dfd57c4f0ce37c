import { Switch, type SwitchProps } from '@mantine/core';
import type { FieldLimits } from '@plinth/model';

type SwitchFieldProps = SwitchProps & { readonly limits?: FieldLimits };

export const SwitchField = ({ limits, ...props }: SwitchFieldProps) => <Switch {...props} />;
