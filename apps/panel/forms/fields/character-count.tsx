import { Text } from '@mantine/core';
import { useT } from '@plinth/i18n/react';
import type { FieldLimits } from '@plinth/model';

type CharacterCountProps = { readonly value: string; readonly limits?: FieldLimits | undefined };

/** `12/70`, and red once a text is too long. */
export const CharacterCount = ({ value, limits }: CharacterCountProps) => {
  const t = useT();
  const max = limits?.maxLength;
  if (max === undefined) return null;
  const count = value.trim().length;
  return (
    <Text
      size="xs"
      c={count > max ? 'red' : 'dimmed'}
      title={t('COMMON.TEXT.CHARACTERS_USED', { count, max })}
    >
      {count}/{max}
    </Text>
  );
};
