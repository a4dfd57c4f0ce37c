import { Textarea, type TextareaProps } from '@mantine/core';

/** The owner's own code: shown as it is, never run in the panel. */
export const CodeField = (props: TextareaProps) => (
  <Textarea
    className="code-field"
    autosize
    minRows={4}
    maxRows={20}
    spellCheck={false}
    {...props}
  />
);
