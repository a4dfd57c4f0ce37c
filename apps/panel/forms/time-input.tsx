import { TextInput, type TextInputProps } from '@mantine/core';
import { useT } from '@plinth/i18n/react';
import { type SyntheticEvent, useState } from 'react';

/** A time such as `09:00` as the browser's fields for times write it. */
export const fieldTime = (time: string): string =>
  new Intl.DateTimeFormat(navigator.language, {
    ...{ hour: '2-digit', minute: '2-digit', timeZone: 'UTC' },
  }).format(new Date(`2024-01-01T${time}:00Z`));

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
