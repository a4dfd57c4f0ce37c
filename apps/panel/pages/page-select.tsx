import { Select } from '@mantine/core';
import type { PageRecord } from '@plinth/contract';
import type { FieldProps } from '../forms/use-fields.tsx';
import { treeRows } from '../tree/flat-tree.ts';
import { pageTree } from './page-tree.ts';
import { usePages } from './use-pages.ts';

type PageSelectProps = FieldProps & {
  readonly label: string;
  readonly description: string;
  /** Shown while none is selected. */
  readonly placeholder: string;
  readonly isOffered: (page: PageRecord) => boolean;
};

/** Selects a page of the site, or none. The selected one is always offered. */
export const PageSelect = ({ isOffered, limits, value, onChange, ...input }: PageSelectProps) => {
  const pages = (usePages().data ?? []).filter((page) => page.id === value || isOffered(page));
  return (
    <Select
      data={treeRows(pageTree(pages)).map(({ id, depth, item }) => ({
        value: String(id),
        label: `${'– '.repeat(depth)}${item.name}`,
      }))}
      value={typeof value === 'number' ? String(value) : null}
      onChange={(next) => onChange(next === null ? null : Number(next))}
      clearable
      searchable
      {...input}
    />
  );
};
