import { Button } from '@mantine/core';
import { useT } from '@plinth/i18n/react';
import { EmptyState, ListSkeleton } from '@plinth/ui';
import { IconFilterOff } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { LoadError } from './load-error.tsx';

export type EmptyList = {
  readonly icon: ReactNode;
  readonly title: string;
  readonly text: string;
  /** The primary next step. */
  readonly action?: ReactNode;
};

type ListStatesProps = {
  readonly query: {
    readonly isPending: boolean;
    readonly error: unknown;
    readonly refetch: () => unknown;
  };
  /** Number of records; undefined while they load. */
  readonly total: number | undefined;
  readonly isFiltered: boolean;
  readonly onClear: () => void;
  /** Shown if there are no records at all. */
  readonly empty: EmptyList;
  /** Placeholder while the list loads, if it isn't rows. */
  readonly skeleton?: ReactNode;
};

/** What a list shows in place of its records: loading, an error, none at all, or none that match. */
export const ListStates = (props: ListStatesProps) => {
  const t = useT();
  const { query, total, isFiltered, onClear, empty, skeleton = <ListSkeleton rows={5} /> } = props;
  return (
    <>
      {query.isPending && skeleton}
      {query.error !== null && (
        <LoadError error={query.error} onRetry={() => void query.refetch()} />
      )}
      {total === 0 && !isFiltered && <EmptyState {...empty} />}
      {total === 0 && isFiltered && (
        <EmptyState
          icon={<IconFilterOff />}
          title={t('COMMON.TEXT.NO_RESULTS')}
          text={t('COMMON.TEXT.NO_RESULTS_HINT')}
          action={
            <Button variant="default" onClick={onClear}>
              {t('COMMON.LIST.CLEAR_FILTERS')}
            </Button>
          }
        />
      )}
    </>
  );
};
