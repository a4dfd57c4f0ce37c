import { Textarea } from '@mantine/core';
import { useT } from '@plinth/i18n/react';
import { useServices } from '../../../../core/session/services.ts';
import type { ControlDefinition, FieldProps } from '../../control-definition.ts';
import './control.css';

/** Code in lines of their own; the page has it as it is typed, so that nothing of it waits to be kept. */
export function CodeField({ control, property, labelId }: FieldProps<'code'>) {
  const t = useT();
  const { ports } = useServices();
  const isOff = !ports.site.runsCode;
  return (
    <Textarea
      size="xs"
      aria-labelledby={labelId}
      className="pl-code"
      value={String(property.value ?? '')}
      maxLength={control.maxLength}
      autosize
      minRows={8}
      maxRows={24}
      spellCheck={false}
      disabled={isOff}
      description={isOff && t('COMMON.TEXT.CODE_OFF')}
      onChange={({ currentTarget }) => property.set(currentTarget.value)}
    />
  );
}

export const controlKind: ControlDefinition<'code'> = {
  Field: CodeField,
  share: () => null,
};
