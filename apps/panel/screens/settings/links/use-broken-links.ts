import type { BrokenLink, LinkTarget } from '@plinth/contract';
import { useT } from '@plinth/i18n/react';
import { toast } from '@plinth/ui';
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

/** Repairs of a link; each shows a toast and refreshes the list. */
export const useRepairs = () => {
  const t = useT();
  const queries = useQueryClient();
  const attempt = useAttempt();
  const act = async (action: () => Promise<unknown>, done: string): Promise<void> => {
    try {
      await action();
      toast(done);
    } finally {
      for (const key of ['LinksService', 'MenusService', 'RedirectsService'])
        await queries.invalidateQueries({ queryKey: [key] });
    }
  };
  const replace = ({ place, target }: BrokenLink, next: LinkTarget): Promise<void> =>
    act(() => client.LinksService.repair({ place, target, next }), t('MODULE.LINKS.REPAIRED'));
  const remove = ({ place, target }: BrokenLink): Promise<void> =>
    act(() => client.LinksService.repair({ place, target, next: null }), t('MODULE.LINKS.REMOVED'));
  const failed = 'COMMON.MESSAGES.UPDATE_ERROR';
  return {
    remove: (link: BrokenLink) => attempt(() => remove(link), { failed }),
    replacePage: (link: BrokenLink, id: number) =>
      attempt(() => replace(link, { kind: 'page', id }), { failed }),
    /** Throws what the server refuses, for a form. */
    replaceUrl: (link: BrokenLink, url: string) => replace(link, { kind: 'url', url }),
    /** Throws what the server refuses, for a form. */
    redirect: (path: string, new_url: string) =>
      act(
        () => client.RedirectsService.redirectNotFound({ path, new_url }),
        t('MODULE.REDIRECTS.SAVED'),
      ),
  };
};
