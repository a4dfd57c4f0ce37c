import { Group, Pagination, Select, Text } from '@mantine/core';
import type { MessageKey } from '@plinth/i18n';
import { useT } from '@plinth/i18n/react';
import { useEffect } from 'react';

/** Page size of lists. */
export const PAGE_SIZE = 20;
/** Page sizes to choose from. */
export const PAGE_SIZES = [10, 20, 50, 100] as const;

export type PagerState = { readonly page: number; readonly count: number };

type PagerProps = PagerState & {
  readonly total: number;
  /** Label of the page size select, for lists without rows. */
  readonly sizeLabel?: MessageKey;
  /** Page sizes to choose from. */
  readonly sizes?: readonly number[];
  readonly onChange: (state: PagerState) => void;
};

/** Range, total and page size of a list; hidden if everything fits on the smallest page. */
export const Pager = ({
  page,
  count,
  total,
  sizeLabel = 'COMMON.TEXT.PER_PAGE',
  sizes = PAGE_SIZES,
  onChange,
}: PagerProps) => {
  const t = useT();
  const last = Math.max(1, Math.ceil(total / count));
  // The current page is gone if its last records were deleted.
  useEffect(() => {
    if (page > last) onChange({ page: last, count });
  }, [page, last, count, onChange]);
  if (total <= PAGE_SIZES[0]) return null;
  const start = (page - 1) * count + 1;
  const end = Math.min(page * count, total);
  return (
    <Group justify="space-between" mt="lg" gap="md" data-testid="pager">
      <Group gap="sm">
        <Text c="dimmed">{t('COMMON.TEXT.PAGE_RANGE', { start, end, total })}</Text>
        <Select
          aria-label={t(sizeLabel)}
          size="xs"
          w={84}
          data={sizes.map(String)}
          value={String(count)}
          allowDeselect={false}
          onChange={(size) => onChange({ page: 1, count: Number(size ?? PAGE_SIZE) })}
        />
      </Group>
      <Pagination
        size="sm"
        total={last}
        value={page}
        onChange={(next) => onChange({ page: next, count })}
        getControlProps={(control) => ({ 'aria-label': t(CONTROL_NAMES[control]) })}
        getItemProps={(number) => ({ 'aria-label': t('COMMON.PAGER.PAGE', { number }) })}
      />
    </Group>
  );
};

const CONTROL_NAMES = {
  first: 'COMMON.PAGER.FIRST',
  previous: 'COMMON.PAGER.PREVIOUS',
  next: 'COMMON.PAGER.NEXT',
  last: 'COMMON.PAGER.LAST',
} as const;
