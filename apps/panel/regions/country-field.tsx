import { Autocomplete, type AutocompleteProps, Combobox } from '@mantine/core';
import { languageTag } from '@plinth/i18n';
import { useI18n } from '@plinth/i18n/react';
import { countryNames } from '@plinth/model';
import { useMemo } from 'react';

/** A country: its name is suggested while it's typed, and other names are fine. */
export const CountryField = (props: AutocompleteProps) => {
  const { locale } = useI18n();
  const names = useMemo(() => countryNames(languageTag(locale)), [locale]);
  return (
    <Autocomplete
      autoComplete="country-name"
      data={[...names]}
      limit={8}
      rightSection={<Combobox.Chevron />}
      rightSectionPointerEvents="none"
      // Enter takes the suggestion instead of the few letters typed so far.
      selectFirstOptionOnChange
      {...props}
    />
  );
};
