import { useT } from '@plinth/i18n/react';
import { toast } from '@plinth/ui';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { PAGE_SIZES } from '../../../list/pager.tsx';
import { useAttempt } from '../../../list/use-attempt.ts';
import { useListFilters } from '../../../list/use-list-filters.ts';
import { usePager } from '../../../list/use-pager.ts';
import { client } from '../../../rpc/client.ts';

/** Page sizes to choose from. Suggestions take their time. */
export const NOT_FOUND_SIZES = PAGE_SIZES.filter((size) => size <= 50);

const KEY = ['RedirectsService', 'not-found'] as const;

/** A page of the URLs that were not found, as the address describes it. */
export const useNotFound = () => {
  const { search, isFiltered, find, clear } = useListFilters();
  const { pager, goTo } = usePager(NOT_FOUND_SIZES);
  const query = useQuery({
    queryKey: [...KEY, pager, search],
    queryFn: () => client.RedirectsService.getNotFound({ ...pager, ...(search && { search }) }),
    placeholderData: (previous) => previous,
  });
  return { query, search, isFiltered, find, clear, pager, goTo };
};

/** Actions on a URL that was not found; each shows a toast and refreshes the list. */
export const useNotFoundActions = () => {
  const t = useT();
  const queries = useQueryClient();
  const attempt = useAttempt();
  const changed = () => queries.invalidateQueries({ queryKey: ['RedirectsService'] });
  const act = async (action: () => Promise<unknown>, done: string): Promise<void> => {
    try {
      await action();
      toast(done);
    } finally {
      await changed();
    }
  };
  const redirect = (path: string, new_url: string): Promise<void> =>
    act(
      () => client.RedirectsService.redirectNotFound({ path, new_url }),
      t('MODULE.NOT_FOUND.REDIRECTED', { name: path }),
    );
  const dismiss = (path: string): Promise<void> =>
    act(
      () => client.RedirectsService.dismissNotFound({ paths: [path] }),
      t('MODULE.NOT_FOUND.DISMISSED', { name: path }),
    );
  const failed = 'COMMON.MESSAGES.CREATE_ERROR';
  return {
    /** Throws what the server refuses, for a form. */
    redirect,
    accept: (path: string, suggestion: string) =>
      attempt(() => redirect(path, suggestion), { failed }),
    dismiss: (path: string) => attempt(() => dismiss(path), { failed }),
  };
};
