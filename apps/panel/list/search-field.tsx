import { CloseButton, TextInput } from '@mantine/core';
import { useT } from '@plinth/i18n/react';
import { IconSearch } from '@tabler/icons-react';

type SearchFieldProps = {
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
};

export const SearchField = ({ label, value, onChange }: SearchFieldProps) => {
  const t = useT();
  return (
    <TextInput
      type="search"
      aria-label={label}
      placeholder={label}
      className="list-search"
      leftSection={<IconSearch size={16} aria-hidden="true" />}
      rightSection={
        value && (
          <CloseButton
            size="sm"
            aria-label={t('COMMON.ACTION.CLEAR')}
            onClick={() => onChange('')}
          />
        )
      }
      value={value}
      onChange={(event) => onChange(event.currentTarget.value)}
      data-testid="search"
    />
  );
};
