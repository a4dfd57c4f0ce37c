import { QueryClient } from '@tanstack/react-query';
import { NetworkError, TimeoutError } from '../rpc/network-error.ts';

/** Retries network errors, but not timeouts: the user has waited long enough. */
const isRetryable = (error: unknown): boolean =>
  error instanceof NetworkError && !(error instanceof TimeoutError);

/** Caches reads for a few seconds and retries only after network errors. */
export const createQueryClient = (): QueryClient =>
  new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: 5000,
        refetchOnWindowFocus: false,
        retry: (count, error) => isRetryable(error) && count < 2,
      },
    },
  });
