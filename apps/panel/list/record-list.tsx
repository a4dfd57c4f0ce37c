import { Button } from '@mantine/core';
import type { MessageKey } from '@plinth/i18n';
import type { ReactNode } from 'react';
import { BulkBar } from './bulk-bar.tsx';
import { ListBar } from './list-bar.tsx';
import { type EmptyList, ListStates } from './list-states.tsx';
import { Pager } from './pager.tsx';
import { RecordTable, type RecordTableProps, type Row } from './record-table.tsx';
import type { RowAction } from './row-menu.tsx';
import type { ListState } from './use-list.ts';
import { useSelection } from './use-selection.ts';

/** An action on all selected records; the selection ends when it resolves to true. */
export type BulkAction<R> = Pick<RowAction, 'label' | 'Icon' | 'isDanger'> & {
  readonly run: (records: readonly R[]) => Promise<boolean>;
};

type RecordListProps<R extends Row> = Pick<
  RecordTableProps<R>,
  'actionsOf' | 'id' | 'isMarked' | 'nameOf'
> & {
  readonly list: ListState<R>;
  /** Label of the search field. */
  readonly search: MessageKey;
  readonly empty: EmptyList;
  readonly bulkActions?: readonly BulkAction<R>[];
  /** Further controls next to the search field. */
  readonly controls?: ReactNode;
};

/**
 * A list of records: search and filters in the address, order, selection with actions, pages, and
 * what is shown while it loads, fails, or has no records.
 */
export const RecordList = <R extends Row>(props: RecordListProps<R>) => {
  const { list, search, empty, bulkActions = [], controls } = props;
  const records = list.query.data?.items ?? [];
  const total = list.query.data?.total;
  const selection = useSelection(records);
  const hasTabs = list.filters.some(({ isTabs }) => isTabs);
  return (
    <>
      {(!list.hasNone || hasTabs) && (
        <ListBar
          list={list}
          search={search}
          found={list.query.isPlaceholderData ? undefined : total}
        >
          {controls}
        </ListBar>
      )}
      <ListStates
        {...{ query: list.query, total, isFiltered: list.isFiltered, empty }}
        onClear={list.clear}
      />
      {records.length > 0 && (
        <RecordTable
          {...props}
          columns={list.columns}
          records={records}
          order={list}
          selection={bulkActions.length > 0 ? selection : undefined}
        />
      )}
      {total !== undefined && <Pager {...list.pager} total={total} onChange={list.goTo} />}
      <div className="bulk-place">
        {selection.records.length > 0 && (
          <BulkBar count={selection.records.length} onClear={selection.clear}>
            {bulkActions.map(({ label, Icon, isDanger, run }) => (
              <Button
                key={label}
                variant="light"
                size="xs"
                {...(isDanger && { color: 'red' })}
                leftSection={<Icon size={16} />}
                onClick={async () => {
                  if (await run(selection.records)) selection.clear();
                }}
              >
                {label}
              </Button>
            ))}
          </BulkBar>
        )}
      </div>
    </>
  );
};
