import { FormSkeleton } from '@plinth/ui';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ComponentProps, ReactNode } from 'react';
import { LoadError } from '../list/load-error.tsx';

type StoredRecordProps<T> = Pick<ComponentProps<typeof LoadError>, 'missing'> & {
  readonly query: UseQueryResult<T>;
  readonly children: (record: T) => ReactNode;
};

/** A record's form once the record has loaded. Before, a skeleton, or why it can't be loaded. */
export const StoredRecord = <T,>({ query, missing, children }: StoredRecordProps<T>) => (
  <>
    {query.isPending && <FormSkeleton fields={6} />}
    {query.error && (
      <LoadError error={query.error} onRetry={() => void query.refetch()} missing={missing} />
    )}
    {query.data !== undefined && children(query.data)}
  </>
);
