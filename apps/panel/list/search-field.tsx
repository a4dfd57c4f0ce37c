import { CloseButton, TextInput } from '@mantine/core';
import { useT } from '@plinth/i18n/react';
import { useResultsAnnouncement } from '@plinth/ui';
import { IconSearch } from '@tabler/icons-react';

type SearchFieldProps = {
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** Number of results, which is announced once typing pauses; undefined while they load. */
  readonly found: number | undefined;
};

export const SearchField = ({ label, value, onChange, found }: SearchFieldProps) => {
  const t = useT();
  useResultsAnnouncement(value, found);
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
