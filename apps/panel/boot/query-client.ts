import { QueryClient } from '@tanstack/react-query';
import { NetworkError, SilenceError } from '../rpc/network-error.ts';

/** Retries network errors, but not timeouts: the user has waited long enough. */
const isWorthTrying = (error: unknown): boolean =>
  error instanceof NetworkError && !(error instanceof SilenceError);

/** Caches reads for a few seconds and retries only after network errors. */
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
