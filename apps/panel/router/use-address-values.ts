import { useNavigate, useSearch } from '@tanstack/react-router';
import { useCallback } from 'react';

type Search = Record<string, unknown>;

/**
 * The values after `?` in the address, so that Back and shared links show the same list. `change`
 * sets several at once; an empty value is left out.
 */
export const useAddressValues = () => {
  const search: Search = useSearch({ strict: false });
  const navigate = useNavigate();
  const change = useCallback(
    (values: Readonly<Record<string, string>>) => {
      const merge = (current: Search) =>
        Object.fromEntries(
          Object.entries({ ...current, ...values }).filter(([, value]) => value !== ''),
        );
      void navigate({ to: '.', search: merge as never, replace: true });
    },
    [navigate],
  );
  return { read: (name: string) => String(search[name] ?? ''), change };
};
