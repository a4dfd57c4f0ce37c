import { Textarea } from '@mantine/core';
import { useEffect, useState } from 'react';
import type { FieldProps } from './field.ts';
import './code-field.css';

/** Code goes into the document when the field is left: half a tag is no page. */
export function CodeField({ control, property, labelId }: FieldProps<'code'>) {
  const stored = String(property.value ?? '');
  const [draft, setDraft] = useState(stored);
  useEffect(() => setDraft(stored), [stored]);
  return (
    <Textarea
      size="xs"
      aria-labelledby={labelId}
      className="pl-code"
      value={draft}
      maxLength={control.maxLength}
      autosize
      minRows={8}
      maxRows={24}
      spellCheck={false}
      onChange={({ currentTarget }) => setDraft(currentTarget.value)}
      onBlur={() => draft !== stored && property.set(draft)}
    />
  );
}
