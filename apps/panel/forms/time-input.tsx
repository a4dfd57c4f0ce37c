import { TextInput, type TextInputProps } from '@mantine/core';
import { useT } from '@plinth/i18n/react';
import { type SyntheticEvent, useState } from 'react';

/** A time of day. The browser has no value for one that lacks a part, so that is an error here. */
export const TimeInput = ({ error, onBlur, onInput, ...props }: TextInputProps) => {
  const t = useT();
  const [isPartial, setPartial] = useState(false);
  const look = ({ currentTarget }: SyntheticEvent<HTMLInputElement>) =>
    setPartial(currentTarget.validity.badInput);
  return (
    <TextInput
      {...props}
      type="time"
      error={isPartial ? t('COMMON.VALIDATION.TIME_INCOMPLETE') : error}
      onInvalid={look}
      onInput={(event) => {
        if (isPartial) look(event);
        onInput?.(event);
      }}
      onBlur={(event) => {
        look(event);
        onBlur?.(event);
      }}
    />
  );
};
