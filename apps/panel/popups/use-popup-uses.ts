import { useQuery } from '@tanstack/react-query';
import { client } from '../rpc/client.ts';

type Uses = Awaited<ReturnType<typeof client.PopupsService.getUses>>['items'];

/** What links to popups. Undefined while it loads. */
export const usePopupUses = () =>
  useQuery({
    queryKey: ['PopupsService', 'uses'],
    queryFn: () => client.PopupsService.getUses({}),
    // Pages may have been edited since.
    staleTime: 0,
  }).data?.items;

/** The uses of one popup. */
export const usesOf = (uses: Uses | undefined, id: number): Uses =>
  (uses ?? []).filter(({ popup_id }) => popup_id === id);
