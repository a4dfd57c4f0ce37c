import { SegmentedControl, Select } from '@mantine/core';
import type { MessageKey } from '@plinth/i18n';
import { useT } from '@plinth/i18n/react';
import type { ReactNode } from 'react';
import { SearchField } from './search-field.tsx';
import type { ListFilter, ListFilters } from './use-list-filters.ts';
import './list.css';

type ListBarProps = {
  readonly list: Pick<ListFilters, 'filters' | 'filterOf' | 'find' | 'search'>;
  /** Number of results; undefined while they load. */
  readonly found: number | undefined;
  /** Label of the search field. */
  readonly search: MessageKey;
  /** Further controls. */
  readonly children?: ReactNode;
};

type FilterProps = {
  readonly filter: ListFilter;
  readonly value: string;
  readonly onChange: (value: string) => void;
};

const FilterField = ({ filter, value, onChange }: FilterProps) => {
  const t = useT();
  const { label, all, values, isTabs } = filter;
  const data = values.map((one) => ({ value: one.value, label: one.name ?? t(one.label) }));
  if (isTabs) {
    return (
      <SegmentedControl
        aria-label={t(label)}
        data={[{ value: '', label: t(all) }, ...data]}
        value={value}
        onChange={onChange}
      />
    );
  }
  return (
    <Select
      aria-label={t(label)}
      placeholder={t(all)}
      data={data}
      value={value || null}
      onChange={(next) => onChange(next ?? '')}
      clearable
      w={180}
    />
  );
};

/** Search and filters of a list. */
export const ListBar = ({ list, found, search, children }: ListBarProps) => {
  const t = useT();
  const fields = (isTabs: boolean) =>
    list.filters
      .filter((filter) => (filter.isTabs ?? false) === isTabs)
      .map((filter) => (
        <FilterField
          key={filter.name}
          filter={filter}
          value={list.filterOf(filter.name)}
          onChange={(value) => list.find({ [filter.name]: value })}
        />
      ));
  return (
    <div className="list-bar">
      {fields(true)}
      <SearchField
        label={t(search)}
        value={list.search}
        onChange={(text) => list.find({ search: text })}
        found={found}
      />
      {fields(false)}
      {children}
    </div>
  );
};
