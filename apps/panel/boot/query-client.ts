import { QueryClient } from '@tanstack/react-query';
import { NetworkError, SilenceError } from '../rpc/network-error.ts';

/** Where there was silence, one has waited long enough. */
const isWorthTrying = (error: unknown): boolean =>
  error instanceof NetworkError && !(error instanceof SilenceError);

/** Reads are kept for a few seconds and tried again only when the network was to blame. */
export const createQueryClient = (): QueryClient =>
  new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: 5000,
        refetchOnWindowFocus: false,
        retry: (count, error) => isWorthTrying(error) && count < 2,
      },
    },
  });
