import { Textarea } from '@mantine/core';
import type { FieldProps } from './field.ts';
import './code-field.css';

/** Code in lines of their own; the page has it as it is typed, so that nothing of it waits to be kept. */
export function CodeField({ control, property, labelId }: FieldProps<'code'>) {
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
      onChange={({ currentTarget }) => property.set(currentTarget.value)}
    />
  );
}
