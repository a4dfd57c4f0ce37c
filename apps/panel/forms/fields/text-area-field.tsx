import { Textarea, type TextareaProps } from '@mantine/core';
import type { FieldLimits } from '@plinth/model';
import { CharacterCount } from './character-count.tsx';

type TextAreaFieldProps = TextareaProps & {
  readonly value?: string;
  readonly limits?: FieldLimits;
  /** Shows the character count and its limit. */
  readonly hasCounter?: boolean;
  /** What is counted; the value by default. */
  readonly counted?: string;
};

/** A text area that grows with its content. */
export const TextAreaField = ({
  limits,
  hasCounter = false,
  counted,
  ...props
}: TextAreaFieldProps) => (
  <Textarea
    autosize
    minRows={3}
    {...(hasCounter && {
      inputContainer: (children) => (
        <>
          {children}
          <CharacterCount value={counted ?? props.value ?? ''} limits={limits} />
        </>
      ),
    })}
    {...props}
  />
);
