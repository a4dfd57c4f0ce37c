import { Checkbox, UnstyledButton } from '@mantine/core';
import { useT } from '@plinth/i18n/react';
import { IconArrowDown, IconArrowUp } from '@tabler/icons-react';
import type { CSSProperties } from 'react';
import { ListHead } from './list-head.tsx';
import { type RowAction, RowMenu } from './row-menu.tsx';
import type { Column, ListState } from './use-list.ts';
import type { Selection } from './use-selection.ts';
import './list.css';

export type Row = { readonly id: number | string };

export type RecordTableProps<R extends Row> = {
  /** Singular name of the records in test ids: `post`. */
  readonly id: string;
  readonly columns: readonly Column<R>[];
  readonly records: readonly R[];
  /** Name of a record in labels. */
  readonly nameOf: (record: R) => string;
  /** Without it, the rows have no menu. */
  readonly actionsOf?: (record: R) => readonly RowAction[];
  /** Draws attention to a row, for example because it's unread. */
  readonly isMarked?: (record: R) => boolean;
  readonly order?: Pick<ListState<R>, 'sort' | 'sortBy'>;
  readonly selection?: Selection<R> | undefined;
};

type HeadProps<R> = {
  readonly column: Column<R>;
  readonly order: Pick<ListState<R>, 'sort' | 'sortBy'> | undefined;
};

const HeadCell = <R,>({ column, order }: HeadProps<R>) => {
  const t = useT();
  const { label, sort, isWideOnly } = column;
  const className = isWideOnly ? 'list-wide-only' : undefined;
  if (!sort || !order) return <th className={className}>{t(label)}</th>;
  const isSorted = order.sort?.by === sort;
  const isDescending = order.sort?.direction === 'desc';
  const Arrow = isDescending ? IconArrowDown : IconArrowUp;
  return (
    <th
      className={className}
      aria-sort={isSorted ? (isDescending ? 'descending' : 'ascending') : 'none'}
    >
      <UnstyledButton className="list-sort" onClick={() => order.sortBy(sort)}>
        {t(label)}
        {isSorted && <Arrow size={14} aria-hidden="true" />}
      </UnstyledButton>
    </th>
  );
};

/** Records in columns, with a checkbox and a menu each. On phones each row is a card. */
export const RecordTable = <R extends Row>(props: RecordTableProps<R>) => {
  const t = useT();
  const { id, columns, records, nameOf, actionsOf, isMarked, order, selection } = props;
  const tracks = [...(selection ? ['20px'] : []), ...columns.map(({ width }) => width)];
  if (actionsOf) tracks.push('48px');
  return (
    <table
      className="list record-list"
      style={{ '--list-columns': tracks.join(' ') } as CSSProperties}
      data-selectable={selection !== undefined || undefined}
      data-testid={`${id}-list`}
    >
      <ListHead hasActions={actionsOf !== undefined}>
        {selection && (
          <th className="list-select">
            <Checkbox
              size="xs"
              aria-label={t('COMMON.LIST.SELECT_ALL')}
              checked={selection.hasAll}
              indeterminate={selection.records.length > 0 && !selection.hasAll}
              onChange={(event) => selection.selectAll(event.currentTarget.checked)}
            />
          </th>
        )}
        {columns.map((column) => (
          <HeadCell key={column.label} column={column} order={order} />
        ))}
      </ListHead>
      <tbody>
        {records.map((record) => (
          <tr
            key={record.id}
            className="list-row"
            data-marked={isMarked?.(record) || undefined}
            data-testid={`${id}-row`}
          >
            {selection && (
              <td className="list-select">
                <Checkbox
                  size="xs"
                  aria-label={t('COMMON.LIST.SELECT', {
                    name: nameOf(record) || t('COMMON.LIST.UNNAMED'),
                  })}
                  checked={selection.has(record)}
                  onChange={(event) => selection.select(record, event.currentTarget.checked)}
                />
              </td>
            )}
            {columns.map(({ label, Cell, isWideOnly }, index) => (
              <td
                key={label}
                className={
                  index === 0 ? 'list-main' : `list-muted${isWideOnly ? ' list-wide-only' : ''}`
                }
              >
                <Cell record={record} />
              </td>
            ))}
            {actionsOf && (
              <td className="list-actions">
                <RowMenu
                  name={nameOf(record) || t('COMMON.LIST.UNNAMED')}
                  actions={actionsOf(record)}
                  data-testid={`${id}-menu`}
                />
              </td>
            )}
          </tr>
        ))}
      </tbody>
    </table>
  );
};
