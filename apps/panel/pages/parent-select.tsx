import { Select } from '@mantine/core';
import type { PageRecord } from '@plinth/contract';
import { useT } from '@plinth/i18n/react';
import type { ReactNode } from 'react';
import { isBelow, treeRows } from '../tree/flat-tree.ts';
import { PAGE_DEPTH, pageTree } from './page-tree.ts';

type ParentSelectProps = {
  readonly pages: readonly PageRecord[];
  /** The page to place: it and its descendants can't be its parent. */
  readonly pageId?: number;
  readonly value?: number | null;
  readonly onChange?: (value: number | null) => void;
  readonly error?: ReactNode;
};

const ROOT = 'root';

/** Selects the parent page, or none. */
export const ParentSelect = ({
  pages,
  pageId,
  value = null,
  onChange,
  error,
}: ParentSelectProps) => {
  const t = useT();
  const rows = treeRows(pageTree(pages));
  const height = rows.find(({ id }) => id === pageId)?.height ?? 0;
  const choices = rows
    .filter(({ id, depth }) => {
      const isOwn = pageId !== undefined && (id === pageId || isBelow(rows, id, pageId));
      return !isOwn && depth + 1 + height <= PAGE_DEPTH;
    })
    .map(({ id, depth, item }) => ({
      value: String(id),
      label: `${'– '.repeat(depth)}${item.name}`,
    }));
  return (
    <Select
      label={t('MODULE.PAGES.PARENT')}
      data={[{ value: ROOT, label: t('MODULE.PAGES.ROOT') }, ...choices]}
      value={value === null ? ROOT : String(value)}
      onChange={(next) => onChange?.(next === null || next === ROOT ? null : Number(next))}
      allowDeselect={false}
      searchable
      error={error}
    />
  );
};
