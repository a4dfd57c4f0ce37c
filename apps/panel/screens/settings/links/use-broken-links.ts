import type { BrokenLink, LinkTarget } from '@plinth/contract';
import { useT } from '@plinth/i18n/react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useAttempt } from '../../../list/use-attempt.ts';
import { client } from '../../../rpc/client.ts';

const KEY = ['LinksService', 'broken'] as const;

/** Links that lead nowhere. */
export const useBrokenLinks = () =>
  useQuery({
    queryKey: KEY,
    queryFn: async () => (await client.LinksService.getBroken()).items,
    // Pages may have been edited since.
    staleTime: 0,
  });

/** Repairs of a link; each shows a toast, refreshes the list, and resolves to whether it worked. */
export const useRepairs = () => {
  const t = useT();
  const queries = useQueryClient();
  const attempt = useAttempt();
  const act = async (action: () => Promise<unknown>, done: string): Promise<boolean> => {
    const isDone = await attempt(action, { done, failed: 'COMMON.MESSAGES.UPDATE_ERROR' });
    for (const key of ['LinksService', 'MenusService', 'RedirectsService'])
      await queries.invalidateQueries({ queryKey: [key] });
    return isDone;
  };
  return {
    remove: ({ place, target }: BrokenLink) =>
      act(
        () => client.LinksService.repair({ place, target, next: null }),
        t('MODULE.LINKS.REMOVED'),
      ),
    replace: ({ place, target }: BrokenLink, next: LinkTarget) =>
      act(() => client.LinksService.repair({ place, target, next }), t('MODULE.LINKS.REPAIRED')),
    redirect: (path: string, new_url: string) =>
      act(
        () => client.RedirectsService.redirectNotFound({ path, new_url }),
        t('MODULE.REDIRECTS.SAVED'),
      ),
  };
};
