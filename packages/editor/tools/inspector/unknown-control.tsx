import { Text } from '@mantine/core';
import { useT } from '@plinth/i18n/react';
import { InternalError, reportOnce } from '@plinth/ui';
import type { ControlKind } from '@plinth/widgets/inspectors';
import { useEffect } from 'react';
import type { ControlDefinition, FieldProps } from './control-definition.ts';

/** The other fields of the widget stay usable. */
const UnknownField = ({ control: { kind } }: FieldProps<ControlKind>) => {
  const t = useT();
  useEffect(() => reportOnce(new InternalError('unknown_field_type', kind)), [kind]);
  return (
    <Text size="sm" role="alert">
      {t('COMMON.MESSAGES.UNKNOWN_FIELD_TYPE', { subject: kind })}
    </Text>
  );
};

/** Takes the place of a kind that this version of the editor doesn't have. */
export const UNKNOWN_CONTROL = { Field: UnknownField } satisfies ControlDefinition<ControlKind>;
