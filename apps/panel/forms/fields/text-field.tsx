import { TextInput, type TextInputProps } from '@mantine/core';
import { useMergedRef } from '@mantine/hooks';
import type { FieldLimits } from '@plinth/model';
import { type ChangeEvent, type Ref, useRef, useState } from 'react';
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
  /**
   * What an empty value stands for. It fills the field, to be read and edited, while the value stays
   * empty and so follows it.
   */
  readonly inherited?: string | undefined;
};

/** A text input with optional counter, mask, filter, fallback, and inherited text. */
export const TextField = ({
  value = '',
  onChange,
  limits,
  hasCounter = false,
  mask,
  filter,
  fallback,
  inherited = '',
  onBlur,
  ref,
  ...props
}: TextFieldProps) => {
  const input = useRef<HTMLInputElement>(null);
  const merged = useMergedRef(input, ref);
  const [isTyping, setTyping] = useState(false);
  const isInherited = value === '' && !isTyping && inherited !== '';
  const change = (event: ChangeEvent<HTMLInputElement>) => {
    const { value: typed, selectionStart } = event.currentTarget;
    const masked = maskedValue(typed, selectionStart ?? typed.length, mask);
    setTyping(true);
    onChange?.(masked.value);
    if (masked.value !== typed) {
      requestAnimationFrame(() => input.current?.setSelectionRange(masked.caret, masked.caret));
    }
  };
  const finish = () => {
    const filtered = filter?.(value) ?? value;
    const filled = filtered.trim() === '' ? (fallback ?? filtered) : filtered;
    const isUnchanged =
      isTyping && inherited !== '' && ['', inherited.trim()].includes(filled.trim());
    const final = isUnchanged ? '' : filled;
    setTyping(false);
    if (final !== value) onChange?.(final);
  };
  return (
    <TextInput
      ref={merged}
      value={isInherited ? inherited : value}
      data-inherited={isInherited || undefined}
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
