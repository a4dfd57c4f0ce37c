import { useQuery } from '@tanstack/react-query';
import { client } from '../rpc/client.ts';

const REFRESH_MS = 60_000;

/** The number of unread messages in the inbox. */
export const useUnread = (): number => {
  const { data } = useQuery({
    queryKey: ['SubmissionsService', 'unread'],
    queryFn: () => client.SubmissionsService.countUnread(),
    refetchInterval: REFRESH_MS,
  });
  return data?.unread ?? 0;
};
