import { useT } from '@plinth/i18n/react';
import { toast } from '@plinth/ui';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { PAGE_SIZE, PAGE_SIZES, type PagerState } from '../../../list/pager.tsx';
import { useAttempt } from '../../../list/use-attempt.ts';
import { useAddressValues } from '../../../router/use-address-values.ts';
import { client } from '../../../rpc/client.ts';

/** Page sizes to choose from. Suggestions take their time. */
export const NOT_FOUND_SIZES = PAGE_SIZES.filter((size) => size <= 50);

const KEY = ['RedirectsService', 'not-found'] as const;

/** A page of the URLs that were not found, as the address describes it. */
export const useNotFound = () => {
  const { read, change } = useAddressValues();
  const search = read('search');
  const page = Math.max(1, Math.floor(Number(read('page')) || 1));
  const wanted = Number(read('count'));
  const count = NOT_FOUND_SIZES.find((size) => size === wanted) ?? PAGE_SIZE;
  const query = useQuery({
    queryKey: [...KEY, page, count, search],
    queryFn: () => client.RedirectsService.getNotFound({ page, count, ...(search && { search }) }),
    placeholderData: (previous) => previous,
  });
  return {
    ...{ query, search, pager: { page, count } },
    find: (text: string) => change({ search: text, page: '' }),
    goTo: (next: PagerState) =>
      change({
        page: next.page === 1 ? '' : String(next.page),
        count: next.count === PAGE_SIZE ? '' : String(next.count),
      }),
  };
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
