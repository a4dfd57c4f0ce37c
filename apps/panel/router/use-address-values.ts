import { useNavigate, useSearch } from '@tanstack/react-router';
import { useCallback } from 'react';

type Search = Record<string, unknown>;

/** Values by name; an empty one is left out. */
export type NamedValues = {
  readonly read: (name: string) => string;
  /** Sets several at once. */
  readonly change: (values: Readonly<Record<string, string>>) => void;
};

/**
 * The values after `?` in the address, so that Back and shared links show the same list.
 */
export const useAddressValues = (): NamedValues => {
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
