import { QueryClient } from '@tanstack/react-query';
import { NetworkError } from '../rpc/network-error.ts';

/** Reads are kept for a few seconds and tried again only when the network was to blame. */
export const createQueryClient = (): QueryClient =>
  new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: 5000,
        refetchOnWindowFocus: false,
        retry: (count, error) => error instanceof NetworkError && count < 2,
      },
    },
  });
