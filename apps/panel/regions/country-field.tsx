import {
  type ComboboxItem,
  type ComboboxParsedItem,
  type OptionsFilter,
  Select,
  type SelectProps,
} from '@mantine/core';
import { languageTag } from '@plinth/i18n';
import { useI18n } from '@plinth/i18n/react';
import { countryCode, countryNames } from '@plinth/model';
import { useMemo } from 'react';

const isItem = (option: ComboboxParsedItem): option is ComboboxItem => 'value' in option;

/** Best matches first: a short name or code such as `UK`, then the beginning of a name. */
function rank(name: string, typed: string, code: string | undefined): number {
  if (code !== undefined && countryCode(name) === code) return 0;
  const at = name.toLowerCase().indexOf(typed);
  if (at < 0) return -1;
  return at === 0 ? 1 : 2;
}

const filter: OptionsFilter = ({ options, search }) => {
  const typed = search.trim().toLowerCase();
  if (typed === '') return options;
  const code = countryCode(typed);
  const ranked = options
    .filter(isItem)
    .map((option) => ({ option, rank: rank(option.label, typed, code) }));
  return ranked
    .filter(({ rank }) => rank >= 0)
    .sort((a, b) => a.rank - b.rank)
    .map(({ option }) => option);
};

type CountryFieldProps = Omit<SelectProps, 'data' | 'value' | 'onChange'> & {
  /** Empty if it's unknown. */
  readonly value?: string;
  readonly onChange?: (country: string) => void;
};

/** A country, chosen from a list that typing filters. */
export const CountryField = ({ value = '', onChange, onBlur, ...props }: CountryFieldProps) => {
  const { t, locale } = useI18n();
  const names = useMemo(() => countryNames(languageTag(locale)), [locale]);
  // One that was stored in another language stays as it is.
  const data = useMemo(
    () => (value === '' || names.includes(value) ? [...names] : [value, ...names]),
    [names, value],
  );
  /** The country that is typed in full, the shown one, or none. Undefined for anything else. */
  const typedCountry = (typed: string): string | undefined => {
    if (typed === value || typed.trim() === '') return typed.trim();
    const code = countryCode(typed);
    return code && names.find((name) => countryCode(name) === code);
  };
  return (
    <Select
      autoComplete="country-name"
      data={data}
      filter={filter}
      searchable
      allowDeselect={false}
      selectFirstOptionOnChange
      nothingFoundMessage={t('COMMON.TEXT.NO_RESULTS')}
      value={value === '' ? null : value}
      onChange={(country) => onChange?.(country ?? '')}
      // The next letter replaces the country.
      onClick={({ currentTarget }) => currentTarget.value === value && currentTarget.select()}
      onKeyDown={(event) => {
        const isUnknown = typedCountry(event.currentTarget.value) === undefined;
        if (event.key === 'Enter' && isUnknown) event.preventDefault();
      }}
      onBlur={(event) => {
        const country = typedCountry(event.currentTarget.value);
        if (country !== undefined && country !== value) onChange?.(country);
        onBlur?.(event);
      }}
      {...props}
    />
  );
};
