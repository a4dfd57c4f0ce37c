import { TextInput } from '@mantine/core';
import { useT } from '@plinth/i18n/react';
import {
  Coordinates,
  coordinatesText,
  type PropertyValue,
  parseCoordinates,
  sameValue,
} from '@plinth/model';
import { useState } from 'react';
import type { ControlDefinition, FieldProps } from '../../control-definition.ts';

const textOf = (value: PropertyValue | undefined): string => {
  const { success, data } = Coordinates.safeParse(value);
  return success ? coordinatesText(data) : '';
};

/** Text that isn't complete yet stays in the field until the stored value changes. */
export function CoordinatesField({ property, labelId }: FieldProps<'coordinates'>) {
  const t = useT();
  const stored = textOf(property.value);
  const [draft, setDraft] = useState({ text: stored, over: stored });
  const [isLeft, setLeft] = useState(false);
  const text = draft.over === stored ? draft.text : stored;
  const isWrong = text.trim() !== '' && parseCoordinates(text) === null;
  const write = (next: string) => {
    const place = parseCoordinates(next);
    setDraft({ text: next, over: place ? coordinatesText(place) : stored });
    if (next.trim() === '') property.reset();
    else if (place && !sameValue(place, property.value)) property.set(place);
  };
  return (
    <TextInput
      size="xs"
      aria-labelledby={labelId}
      value={text}
      placeholder={t('EDITOR.COORDINATES.EXAMPLE')}
      error={isLeft && isWrong && t('EDITOR.COORDINATES.INVALID')}
      onFocus={() => setLeft(false)}
      onBlur={() => {
        setLeft(true);
        if (!isWrong) setDraft({ text: stored, over: stored });
      }}
      onChange={({ currentTarget }) => write(currentTarget.value)}
    />
  );
}

export const controlKind: ControlDefinition<'coordinates'> = {
  Field: CoordinatesField,
  keepsState: true,
  valueText: (_t, _control, value) => textOf(value),
};
