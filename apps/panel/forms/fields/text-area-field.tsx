import { Textarea, type TextareaProps } from '@mantine/core';
import type { FieldLimits } from '@plinth/model';
import { CharacterCount } from './character-count.tsx';

type TextAreaFieldProps = TextareaProps & {
  readonly value?: string;
  readonly limits?: FieldLimits;
  /** Shows how much of the longest length is used. */
  readonly hasCounter?: boolean;
};

/** Several lines of text, growing with what is in it. */
export const TextAreaField = ({ limits, hasCounter = false, ...props }: TextAreaFieldProps) => (
  <Textarea
    autosize
    minRows={3}
    {...(hasCounter && {
      inputContainer: (children) => (
        <>
          {children}
          <CharacterCount value={props.value ?? ''} limits={limits} />
        </>
      ),
    })}
    {...props}
  />
);
