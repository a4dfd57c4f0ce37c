import type { MessageKey } from '@plinth/i18n';
import { useAddressValues } from '../router/use-address-values.ts';

/** The longest search text that the server accepts. */
export const MAX_SEARCH = 255;

/** The label of a value is a text of the panel, or what the owner named it. */
type FilterValue = { readonly value: string } & (
  | { readonly label: MessageKey; readonly name?: never }
  | { readonly name: string; readonly label?: never }
);

/** A filter of a list and its values; without one of them, the list has all records. */
export type ListFilter = {
  readonly name: string;
  readonly label: MessageKey;
  readonly all: MessageKey;
  readonly values: readonly FilterValue[];
  /** Shows all values next to each other. Such a filter is a place of its own, like a spam folder. */
  readonly isTabs?: boolean;
};

/** Search and filters of a list, which are stored in its address. */
export type ListFilters = {
  readonly filters: readonly ListFilter[];
  readonly search: string;
  /** Value of a filter; empty if all records are listed, or if the address has an unknown value. */
  readonly filterOf: (name: string) => string;
  /** The filters that are set, by name. */
  readonly chosen: Readonly<Record<string, string>>;
  /** Whether search or a filter leaves out records. */
  readonly isFiltered: boolean;
  /** Sets search and filters by name, and returns to the first page. */
  readonly find: (values: Readonly<Record<string, string>>) => void;
  readonly clear: () => void;
};

export function useListFilters(filters: readonly ListFilter[] = []): ListFilters {
  const { read, change } = useAddressValues();
  const search = read('search').slice(0, MAX_SEARCH);
  const filterOf = (name: string): string =>
    filters.find((filter) => filter.name === name)?.values.find(({ value }) => value === read(name))
      ?.value ?? '';
  const chosen = Object.fromEntries(
    filters.flatMap(({ name }) => (filterOf(name) ? [[name, filterOf(name)]] : [])),
  );
  const find = (values: Readonly<Record<string, string>>) => change({ ...values, page: '' });
  return {
    ...{ filters, search, filterOf, chosen, find },
    isFiltered: search !== '' || Object.keys(chosen).length > 0,
    clear: () => find({ search: '', ...Object.fromEntries(filters.map(({ name }) => [name, ''])) }),
  };
}
