import { TextInput, type TextInputProps } from '@mantine/core';
import { useMergedRef } from '@mantine/hooks';
import type { FieldLimits } from '@plinth/model';
import { type ChangeEvent, type Ref, useRef } from 'react';
import { CharacterCount } from './character-count.tsx';
import { maskedValue } from './masked-value.ts';

export type TextFieldProps = Omit<TextInputProps, 'value' | 'onChange'> & {
  readonly ref?: Ref<HTMLInputElement>;
  readonly value?: string;
  readonly onChange?: (value: string) => void;
  readonly limits?: FieldLimits;
  /** Shows the character count and its limit. */
  readonly hasCounter?: boolean;
  /** Characters that are removed as they are typed. */
  readonly mask?: RegExp;
  /** Normalizes the value on blur and on submit. */
  readonly filter?: (value: string) => string;
  /** Fills the field when it is left empty. */
  readonly fallback?: string;
};

/** A text input with optional counter, mask, filter, and fallback. */
export const TextField = ({
  value = '',
  onChange,
  limits,
  hasCounter = false,
  mask,
  filter,
  fallback,
  onBlur,
  ref,
  ...props
}: TextFieldProps) => {
  const input = useRef<HTMLInputElement>(null);
  const merged = useMergedRef(input, ref);
  const change = (event: ChangeEvent<HTMLInputElement>) => {
    const { value: typed, selectionStart } = event.currentTarget;
    const masked = maskedValue(typed, selectionStart ?? typed.length, mask);
    onChange?.(masked.value);
    if (masked.value !== typed) {
      requestAnimationFrame(() => input.current?.setSelectionRange(masked.caret, masked.caret));
    }
  };
  const finish = () => {
    const filtered = filter?.(value) ?? value;
    const final = filtered.trim() === '' ? (fallback ?? filtered) : filtered;
    if (final !== value) onChange?.(final);
  };
  return (
    <TextInput
      ref={merged}
      value={value}
      onChange={change}
      onBlur={(event) => {
        finish();
        onBlur?.(event);
      }}
      // Enter submits the form without leaving the field.
      onKeyDown={(event) => event.key === 'Enter' && finish()}
      {...(hasCounter && {
        rightSection: <CharacterCount value={value} limits={limits} />,
        rightSectionWidth: 80,
        rightSectionPointerEvents: 'none',
      })}
      {...props}
    />
  );
};
